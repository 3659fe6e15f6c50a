// Whether a card tells at the end of a phase what it meant. This browser keeps it under `perihelion.round-card`.

const KEY = 'perihelion.round-card';

class RoundCardChoice {
  on = $state(localStorage.getItem(KEY) !== 'off');

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? 'on' : 'off');
  }
}

export const roundCard = new RoundCardChoice();
