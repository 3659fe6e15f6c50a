// Which preview the bill shows: that of the place which is meant, or of the only thing that has one, or what is being paid for; and its rows.
import { ALMANAC, NOUNS, type Preview, type SiteView, type View } from '../../../generated/m121';
import { signed } from '../../../kit/figures';
import { NOBODY } from '../../../kit/sides';
import { list } from '../../../texts/said';
import { saying, type Pick, type SeatLook, type Sitter } from '../../contract';
import { previewOf } from '../board/prices';
import { pennants } from '../board/way/way';
import { sideOf } from '../sides';
import { panelTexts as t } from '../texts/panels';

export interface Bill {
  kind: string;
  id: number;
  preview: Preview;
  /** The card that would be placed there; -1 for none. */
  card: number;
  /** Its cards are being discarded, one by one. */
  due?: boolean;
  /** It is the bill of doing it by strength: nothing is discarded. */
  war?: boolean;
}

const KINDS = ['space', 'demand', 'gap', 'card', 'load'];

export function billOf(view: View, pick: Pick, eyes: number): Bill | null {
  const found = targetBill(view, pick, eyes) ?? pointedBill(pick);
  return found ?? askedBill(view, pick, eyes) ?? dueBill(view, eyes);
}

/** A target in the hand is paid with cards of the own hand; whichever is pointed at, it stays the bill of the target. */
function targetBill(view: View, pick: Pick, eyes: number): Bill | null {
  const held = pick.inHand();
  const preview = held?.kind === 'space' ? payingFor(view, pick, eyes) : null;
  return preview ? { kind: 'space', id: held!.id, preview, card: -1 } : null;
}

/** What the cards of the own hand that are lit pay for. */
function payingFor(view: View, pick: Pick, eyes: number): Preview | null {
  const found = (view.players[eyes]?.hand ?? []).map(({ card }) => pick.drawn('card', card));
  return (found.find(Boolean) ?? null) as Preview | null;
}

function pointedBill(pick: Pick): Bill | null {
  const held = pick.inHand();
  const card = held?.kind === 'card' ? held.id : -1;
  for (const kind of KINDS) {
    const ids = [pick.meant(kind), pick.pointing(kind)].filter((id) => id >= 0);
    for (const id of ids) {
      const preview = previewOf(pick, kind, id);
      if (preview) return { kind, id, preview, card, war: WAR.some((verb) => pick.answered(verb)) };
    }
  }
  return null;
}

const WAR = ['by military', 'invade'];
const PEACE = ['peacefully', 'politically'];
const ANSWERS: [string, number][] = [
  ...NOUNS.direction.map((_, turn): [string, number] => ['direction', turn]),
  ...[...PEACE, ...WAR].map((verb): [string, number] => [saying(verb), 0]),
];

/** What is answered about a place that is settled: however a card is turned, the bill is the same; of cards and strength it is that of the one which is pointed at or chosen, else of cards. */
function askedBill(view: View, pick: Pick, eyes: number): Bill | null {
  const place = placeOf(view);
  if (place.id < 0) return null;
  const offered = ANSWERS.filter(([kind, id]) => pick.can(kind, id) && pick.drawnAlone(kind, id));
  const wanted = offered.find(([kind, id]) => pick.pointing(kind) >= 0 || pick.chosen(kind, id));
  const answer = wanted ?? offered[0];
  // With an answer in the hand, the cards that could be discarded for it are lit.
  const preview = (answer ? pick.drawnAlone(...answer) : payingFor(view, pick, eyes)) as Preview | null;
  if (!preview) return null;
  const bill = { ...place, preview, card: view.placing };
  return answer && WAR.map(saying).includes(answer[0]) ? { ...bill, war: true } : bill;
}

function dueBill(view: View, eyes: number): Bill | null {
  if (!view.bill || view.acting !== eyes) return null;
  return { ...placeOf(view), preview: view.bill, card: view.placing, due: true };
}

/** The place that the present question is about. */
const placeOf = ({ spot, target = -1 }: View): { kind: string; id: number } =>
  spot < 0 ? { kind: 'space', id: target } : { kind: 'gap', id: spot };

/** The card of the own hand that is chosen or held; -1 for none. */
export function cardInQuestion({ players }: View, pick: Pick, eyes: number): number {
  const { hand, starts } = players[eyes] ?? { hand: [], starts: [] };
  return [...starts, ...hand.map(({ card }) => card)].find((card) => pick.chosen('card', card)) ?? -1;
}

/** A line of the server with the names of its things, and of those who sit there. */
export const named = (text: string, sitters: Sitter[]): string =>
  text.replace(/\{([a-z_ ]+):(\d+)\}/g, (thing, kind: string, id: string) =>
    kind === 'player' ? sideOf(sitters, +id).name : (NOUNS[kind]?.[+id] ?? thing),
  );

/** A row of the bill: what, and by how much. */
export interface Row {
  what: string;
  figure: string;
  /** Whose disk stands before it. */
  look?: SeatLook;
  /** It does not count, or stands against it. */
  no?: boolean;
  /** It is about points. */
  points?: boolean;
  rule?: string;
}

/** A way of paying for a place; `no` where it is closed. */
export interface PayWay {
  what: string;
  figure: string;
  icon: string;
  /** Its figure is a number of cards. */
  cards: boolean;
  no: boolean;
}

/** Cards or strength. What is paid with cards alone has no choice, and tells its price once, in the sum. */
export function waysOf({ cost = -1, need = 0, strength = 0 }: Preview): PayWay[] {
  if (!need) return [];
  const price = cost < 0 ? '\u2013' : String(cost);
  return [
    { what: t.political, figure: price, icon: 'mx-political', cards: true, no: cost < 0 },
    {
      what: t.military,
      figure: t.needs(need, strength),
      icon: 'mx-strength',
      cards: false,
      no: strength < need,
    },
  ];
}

interface At {
  bill: Bill;
  view: View;
  sitters: Sitter[];
  eyes: number;
}

/** The rows from the price to what becomes of the place. */
export const rowsOf = (at: At): Row[] => [
  ...lines(at),
  ...paid(at),
  ...draws(at),
  ...tolls(at),
  ...points(at),
  ...control(at),
];

/** What changes the price in cards, where any are paid. */
const lines = ({ bill: { preview, war }, sitters }: At): Row[] =>
  (war ? [] : (preview.lines ?? [])).map(({ what, amount, counts, rule }) => ({
    what: named(what, sitters),
    figure: signed(amount),
    no: !counts,
    rule,
  }));

/** The cards that went for it are the last discards. */
function paid({ bill: { preview }, view }: At): Row[] {
  const cards = view.discard.slice(0, preview.paid ?? 0).reverse();
  const names = cards.map((card) => ALMANAC.cards[card].short);
  return cards.length ? [{ what: t.paid(names), figure: signed(-cards.length) }] : [];
}

const draws = ({ bill: { preview }, sitters, eyes }: At): Row[] =>
  (preview.draws ?? []).map(({ seat, cards }) => {
    const { look, name } = sideOf(sitters, seat);
    return { what: seat === eyes ? t.youDraw : t.draws(name), figure: `+${cards}`, look };
  });

/** The way of a cube: each system that is paid for, then all that cost nothing. */
function tolls({ bill: { preview }, view, sitters, eyes }: At): Row[] {
  const path = preview.path ?? [];
  const paid = pennants(path, preview.payees ?? [], view.sites, eyes);
  const free = path.filter((space) => !paid.some((one) => one.space === space));
  const rows = paid.map(({ space, seat }) => {
    const { look, name } = sideOf(sitters, seat);
    return { what: t.toll(placeName(view, space), name), figure: signed(-1), look };
  });
  if (!free.length) return rows;
  const spaces = list(free.map((space) => NOUNS.space[space]));
  return [...rows, { what: t.noToll(spaces), figure: '0' }];
}

const siteAt = (view: View, space: number): SiteView | undefined =>
  view.sites.find((site) => site.space === space);

function placeName(view: View, space: number): string {
  const card = siteAt(view, space)?.card ?? -1;
  return card < 0 ? NOUNS.space[space] : t.placed(NOUNS.space[space], ALMANAC.cards[card].short);
}

const nameOf = (kind: string, id: number, view: View): string =>
  kind === 'space' ? placeName(view, id) : NOUNS[kind][id];
const placed = (kind: string, card: string, id: number): string =>
  kind === 'gap' ? t.inGap(card, NOUNS.gap[id]) : t.onPlace(card, NOUNS[kind][id]);

const points = ({ bill: { preview } }: At): Row[] =>
  preview.points ? [{ what: t.spacePays, figure: `+${preview.points}`, points: true }] : [];

const MOST = NOUNS.demand.length / NOUNS.space.length;

/** Whose the system is afterwards, where it is not the own one; and who could stop it. */
function control(at: At): Row[] {
  const { takes = NOBODY, stopper = NOBODY } = at.bill.preview;
  const whose = (seat: number) => sideOf(at.sitters, seat).name;
  const lost = takes === NOBODY ? kept(at) : [{ what: t.takes(whose(takes)), figure: '' }];
  return stopper === NOBODY ? lost : [...lost, { what: t.stopper(whose(stopper)), figure: '', no: true }];
}

/** Who keeps a system, with how many disks against how many of the own ones. */
function kept({ bill: { kind, id, preview }, view, sitters, eyes }: At): Row[] {
  const demand = preview.demand ?? -1;
  const space = demand >= 0 ? Math.floor(demand / MOST) : kind === 'space' ? id : -1;
  const site = siteAt(view, space);
  if (!site || site.card < 0 || site.controller === NOBODY || site.controller === eyes) return [];
  const disks = (seat: number) => {
    const own = site.disks.find((one) => one.seat === seat);
    return own ? own.political + own.military + own.cultural : 0;
  };
  const { look, name } = sideOf(sitters, site.controller);
  const figure = t.against(disks(site.controller), disks(eyes) + 1);
  return [{ what: t.keeps(name), figure, look }];
}

/** What it is about: the thing, what is placed there, or from where to where a cube goes. */
export function titleOf({ kind, id, preview, card }: Bill, view: View): string {
  const demand = preview.demand ?? -1;
  if (demand < 0) return card < 0 ? nameOf(kind, id, view) : placed(kind, ALMANAC.cards[card].short, id);
  const [from] = preview.path ?? [];
  return t.fromTo(NOUNS.space[from], placeName(view, Math.floor(demand / MOST)));
}
