// Short words at the edge of the screen that go away by themselves.

const STAY = 5000;

export interface Word {
  id: number;
  text: string;
  bad: boolean;
}

class Toasts {
  words = $state<Word[]>([]);
  private last = 0;

  say(text: string, bad = false): void {
    const id = ++this.last;
    this.words = [...this.words.filter((word) => word.text !== text), { id, text, bad }].slice(-3);
    setTimeout(() => this.drop(id), bad ? 2 * STAY : STAY);
  }

  drop(id: number): void {
    this.words = this.words.filter((word) => word.id !== id);
  }
}

export const toasts = new Toasts();
export const say = (text: string) => toasts.say(text);
export const complain = (text: string) => toasts.say(text, true);
