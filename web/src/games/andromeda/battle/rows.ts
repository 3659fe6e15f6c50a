// The dice of a battle by rank: what each row decides, and which dice count in it.
import type { BattleView, FighterView } from '../../../generated/andromeda';
import { battleTexts as t } from '../texts/battle';

/** Of a die: it counts in this row, it is what its side falls behind with, it counts no more, or nothing is left to decide. */
export type State = 'counts' | 'beaten' | 'dead' | 'later';

export interface Cell {
  side: number;
  /** 0 for a die that is not rolled yet, -1 for none. */
  face: number;
  state: State;
}

/** The dice of one rank, side by side. */
export interface Row {
  cells: Cell[];
  /** What it decides, in words. */
  verdict: string;
  /** The sides that it names, and the same beside their marks. */
  who: number[];
  brief: string;
  decides: boolean;
}

/** All dice lie, and are compared. */
export const lying = ({ step, leading, stakes }: BattleView): boolean =>
  step === 'outcome' || leading >= 0 || stakes.length > 0;

/** The dice by rank, the highest first, as many rows as somebody has dice. */
export function rowsOf(battle: BattleView, nameOf: (side: number) => string): Row[] {
  const { fighters } = battle;
  const most = Math.max(0, ...fighters.map(({ dice, rolls }) => Math.max(dice, rolls.length)));
  const ranks = Array.from({ length: most }, (_, rank) => rank);
  const bare = ranks.map((rank) => ({
    cells: fighters.map((fighter) => cell(fighter, rank)),
    verdict: '',
    who: [],
    brief: '',
    decides: false,
  }));
  return lying(battle) ? compared(battle, bare, nameOf) : bare;
}

function cell({ side, dice, rolls, fate }: FighterView, rank: number): Cell {
  const waits = fate !== 'out' && rank < dice ? 0 : -1;
  return { side, face: rolls[rank] ?? waits, state: 'counts' };
}

/** From the highest row down, until a single side is ahead. */
function compared(battle: BattleView, rows: Row[], nameOf: (side: number) => string): Row[] {
  const fighting = battle.fighters.filter(({ fate }) => fate !== 'out').map(({ side }) => side);
  let ahead = fighting;
  return rows.map((row, rank) => {
    const before = ahead;
    const faces = new Map(row.cells.map(({ side, face }) => [side, Math.max(face, 0)]));
    const best = Math.max(...before.map((side) => faces.get(side) ?? 0));
    if (before.length > 1) ahead = before.filter((side) => faces.get(side) === best);
    const behind = before.filter((side) => !ahead.includes(side));
    const next = Math.max(0, ...behind.map((side) => faces.get(side) ?? 0));
    return {
      cells: row.cells.map((cell) => ({ ...cell, state: stateOf(cell.side, before, ahead) })),
      ...(before.length > 1 ? told(rank === rows.length - 1) : { verdict: '', who: [], brief: '' }),
      decides: rank === battle.row,
    };

    function told(last: boolean): Pick<Row, 'verdict' | 'who' | 'brief'> {
      if (ahead.length === 1) {
        const [says, short] = battle.step === 'outcome' ? [t.wins, t.won] : [t.leads, t.ahead];
        return { verdict: says(nameOf(ahead[0]), best, next), who: ahead, brief: short(best, next) };
      }
      if (behind.length) return { verdict: t.drop(behind.map(nameOf)), who: behind, brief: t.dropped };
      if (last) return plain(t.nobody);
      if (ahead.length === fighting.length) return plain(t.allTie);
      return { verdict: t.tie(ahead.map(nameOf)), who: ahead, brief: t.tied };
    }
  });
}

const plain = (text: string) => ({ verdict: text, who: [], brief: text });

function stateOf(side: number, before: number[], ahead: number[]): State {
  if (!before.includes(side)) return 'dead';
  if (!ahead.includes(side)) return 'beaten';
  return before.length > 1 ? 'counts' : 'later';
}
