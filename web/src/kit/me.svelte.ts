// Who sits in front of this screen, as the server knows them.
import type { Credentials, Me, NewPassword } from '../generated/wire';
import { remember } from '../texts/language';
import { api } from '../wire/api';

class Myself {
  is = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.#now(await api.get<Me>('/api/me'));
  }
  async rename(name: string): Promise<void> {
    this.#now(await api.put<Me>('/api/me', { name }));
  }
  async register(credentials: Credentials): Promise<void> {
    this.#now(await api.post<Me>('/api/me/register', credentials));
  }
  async login(credentials: Credentials): Promise<void> {
    this.#now(await api.post<Me>('/api/login', credentials));
  }
  async logout(): Promise<void> {
    this.#now(await api.post<Me>('/api/logout'));
  }
  async logoutEverywhere(): Promise<void> {
    this.#now(await api.post<Me>('/api/logout/everywhere'));
  }
  async changePassword(passwords: NewPassword): Promise<void> {
    this.#now(await api.put<Me>('/api/me/password', passwords));
  }
  /** Choose a language, empty for the browser's wish. */
  async speak(language: string): Promise<void> {
    this.#now(await api.put<Me>('/api/me/language', { language: language || null }));
  }
  async webhook(url: string | null): Promise<void> {
    this.#now(await api.put<Me>('/api/me/webhook', { url }));
  }

  /** A page that speaks another language than was chosen, here or in another browser, is loaded again. */
  #now(person: Me): void {
    this.is = person;
    if (remember(person.language ?? '')) location.reload();
  }
}

export const me = new Myself();
