// Who sits in front of this screen, as the server knows them.
import type { Credentials, Me, NewPassword } from '../generated/wire';
import { api } from '../wire/api';

class Myself {
  is = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.is = await api.get<Me>('/api/me');
  }
  async rename(name: string): Promise<void> {
    this.is = await api.put<Me>('/api/me', { name });
  }
  async register(credentials: Credentials): Promise<void> {
    this.is = await api.post<Me>('/api/me/register', credentials);
  }
  async login(credentials: Credentials): Promise<void> {
    this.is = await api.post<Me>('/api/login', credentials);
  }
  async logout(): Promise<void> {
    this.is = await api.post<Me>('/api/logout');
  }
  async logoutEverywhere(): Promise<void> {
    this.is = await api.post<Me>('/api/logout/everywhere');
  }
  async changePassword(passwords: NewPassword): Promise<void> {
    this.is = await api.put<Me>('/api/me/password', passwords);
  }
  async webhook(url: string | null): Promise<void> {
    this.is = await api.put<Me>('/api/me/webhook', { url });
  }
}

export const me = new Myself();
