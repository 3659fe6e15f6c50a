// Where the ships of a player are, and the modules of a row, as a rival's card shows them.
import { ALMANAC, type ModuleView, type PlayerView, type ShipView } from '../../../generated/andromeda';
import { shipsSaid } from '../board/labels';
import { panelTexts as t } from '../texts/panels';

type Where = 'bay' | 'map' | 'working' | 'yard' | 'barge';

const WHERE: { where: Where; icon: string; says: (ships: string) => string }[] = [
  { where: 'bay', icon: 'ae-bay', says: t.inBay },
  { where: 'map', icon: 'ae-space', says: t.onMap },
  { where: 'working', icon: 'ae-module', says: t.atWork },
  { where: 'yard', icon: 'ae-scrap', says: t.inYard },
  { where: 'barge', icon: 'ae-barge', says: t.onBarge },
];

export interface Group {
  where: Where;
  icon: string;
  /** How many of each type. */
  counts: number[];
  says: string;
}

/** The bay, also when it is empty, and wherever else there are ships. */
export function groupsOf(ships: ShipView[]): Group[] {
  return WHERE.map(({ where, icon, says }) => {
    const counts = ships.map((ship) => ship[where]);
    const any = counts.some(Boolean);
    return { where, icon, counts, says: any ? says(shipsSaid(counts)) : t.emptyBay };
  }).filter(({ where, counts }) => where === 'bay' || counts.some(Boolean));
}

/** The modules of a row in words. */
export function rowSaid(row: ModuleView[], type: number): string {
  const names = row.map(({ card, damage, infected }) => {
    const { name } = card < 0 ? ALMANAC.columns[type].core : ALMANAC.modules[card];
    return damage + infected ? t.hurt(name) : name;
  });
  return t.row(ALMANAC.columns[type].name, t.listed(names));
}

/** The upgrade tiles in use. */
export const upgradesOf = ({ ships }: PlayerView): number[] =>
  ships.flatMap(({ upgrade }) => (upgrade < 0 ? [] : [upgrade]));
