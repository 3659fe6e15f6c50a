// Finds cards by what is printed or lies on them. What is chosen in one group is either this or that; several groups must all fit.
import { ALMANAC, type Card, type SiteView, type View, type WorksView } from '../../generated/m121';
import { NOBODY } from '../../kit/sides';
import { cardOf } from './cards/print';

export const GROUPS = ['cube', 'demand', 'keyword', 'phase', 'type', 'owner'] as const;
export type Group = (typeof GROUPS)[number];

/** What a card has, group by group. */
type Traits = Record<Group, number[]>;

const ANY = ALMANAC.colours.length;
const colours = ALMANAC.colours.map((_, colour) => colour);

/** The colours that open demand spaces take. */
const takes = (accepted: number[]): number[] => (accepted.includes(ANY) ? colours : accepted);

/** As it is printed: in the hand, or beside the tech track. */
function printed(card: Card): Traits {
  return {
    cube: colours.filter((colour) => card.cubes[colour]),
    demand: takes(card.demands.map(({ accepts }) => accepts)),
    keyword: [card.keyword],
    phase: card.powers.map(({ phase }) => phase),
    type: card.kind === 'system' ? [card.type] : [],
    owner: [],
  };
}

function lying({ card, cubes, demands, controller }: SiteView): Traits {
  const open = cardOf(card).demands.filter((_, at) => demands[at]?.owner === NOBODY);
  return {
    ...printed(cardOf(card)),
    cube: cubes.map(({ colour }) => colour),
    demand: takes(open.map(({ accepts }) => accepts)),
    owner: [controller],
  };
}

export class Find {
  chosen = $state.raw<Record<Group, number[]>>(none());
  on = $derived(GROUPS.some((group) => this.chosen[group].length > 0));

  has(group: Group, id: number): boolean {
    return this.chosen[group].includes(id);
  }

  turn(group: Group, id: number): void {
    const before = this.chosen[group];
    const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    this.chosen = { ...this.chosen, [group]: after };
  }

  clear(): void {
    this.chosen = none();
  }

  card(id: number): boolean {
    return this.on && this.#fits(printed(cardOf(id)));
  }

  site(site: SiteView): boolean {
    return this.on && site.card >= 0 && this.#fits(lying(site));
  }

  works({ card, owner }: WorksView): boolean {
    return this.on && this.#fits({ ...printed(cardOf(card)), owner: [owner] });
  }

  /** How many are found: on the board, in the hand and beside the tech track. */
  count(view: View, eyes: number): number {
    const own = view.players[eyes];
    const cards = [...(own?.hand ?? []).map(({ card }) => card), ...(own?.starts ?? [])];
    return [
      ...view.sites.filter((site) => this.site(site)),
      ...view.works.filter((works) => this.works(works)),
      ...[...cards, ...view.research].filter((card) => card >= 0 && this.card(card)),
    ].length;
  }

  #fits(traits: Traits): boolean {
    return GROUPS.every((group) => {
      const wanted = this.chosen[group];
      return !wanted.length || wanted.some((id) => traits[group].includes(id));
    });
  }
}

const none = (): Record<Group, number[]> => ({
  cube: [],
  demand: [],
  keyword: [],
  phase: [],
  type: [],
  owner: [],
});

/** What is looked for at this table, in all of its pictures. */
export const find = new Find();
