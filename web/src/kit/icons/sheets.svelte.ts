// The sheets of symbols on the page: the kit's own, and those that a cover or a game's pictures bring along.
import own from './icons.svg?raw';

const END = '</symbol>';

class Sheets {
  all = $state.raw([symbols(own)]);

  /** A sheet is added once, whoever brings it. */
  add(...sheets: string[]): void {
    const fresh = sheets.map(symbols).filter((sheet) => !this.all.includes(sheet));
    if (fresh.length) this.all = [...this.all, ...fresh];
  }

  /** Whether some sheet has this symbol. */
  has(name: string): boolean {
    return this.all.some((sheet) => sheet.includes(`<symbol id="${name}"`));
  }
}

function symbols(sheet: string): string {
  return sheet.slice(sheet.indexOf('<symbol'), sheet.lastIndexOf(END) + END.length);
}

export const sheets = new Sheets();
