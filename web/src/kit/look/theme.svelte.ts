// Light or dark. The table is a chart room at night until somebody asks for the light.

type Theme = 'light' | 'dark';
const KEY = 'perihelion.theme';

class ThemeChoice {
  now = $state<Theme>('dark');

  /** Show the theme that was chosen before. */
  start(): void {
    this.show(localStorage.getItem(KEY) === 'light' ? 'light' : 'dark');
  }

  choose(theme: Theme): void {
    localStorage.setItem(KEY, theme);
    this.show(theme);
  }

  toggle(): void {
    this.choose(this.now === 'dark' ? 'light' : 'dark');
  }

  private show(theme: Theme): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute(
      'content',
      getComputedStyle(document.documentElement).getPropertyValue('--table').trim(),
    );
  }
}

export const theme = new ThemeChoice();
