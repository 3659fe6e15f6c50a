// Who sits in front of this screen, as the server knows them.
import type { Credentials, Me, NewPassword } from '../generated/wire';
import { remember } from '../texts/language';
import { api } from '../wire/api';

/** With the language that was chosen, null for the browser's wish; left out by a server that has only English. */
type Person = Me & { language?: string | null };

class Myself {
  is = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.#now(await api.get<Person>('/api/me'));
  }
  async rename(name: string): Promise<void> {
    this.#now(await api.put<Person>('/api/me', { name }));
  }
  async register(credentials: Credentials): Promise<void> {
    this.#now(await api.post<Person>('/api/me/register', credentials));
  }
  async login(credentials: Credentials): Promise<void> {
    this.#now(await api.post<Person>('/api/login', credentials));
  }
  async logout(): Promise<void> {
    this.#now(await api.post<Person>('/api/logout'));
  }
  async logoutEverywhere(): Promise<void> {
    this.#now(await api.post<Person>('/api/logout/everywhere'));
  }
  async changePassword(passwords: NewPassword): Promise<void> {
    this.#now(await api.put<Person>('/api/me/password', passwords));
  }
  /** Choose a language, empty for the browser's wish. */
  async speak(language: string): Promise<void> {
    this.#now(await api.put<Person>('/api/me/language', { language: language || null }));
  }
  async webhook(url: string | null): Promise<void> {
    this.#now(await api.put<Person>('/api/me/webhook', { url }));
  }

  /** A page that speaks another language than was chosen, here or in another browser, is loaded again. */
  #now(person: Person): void {
    this.is = person;
    if (person.language !== undefined && remember(person.language ?? '')) location.reload();
  }
}

export const me = new Myself();
