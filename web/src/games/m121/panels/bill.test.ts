// Which preview the bill shows, and its rows.
import { expect, test } from 'vitest';
import { ALMANAC, NOUNS, type Preview, type View } from '../../../generated/m121';
import { saying, type Pick, type Sitter } from '../../contract';
import { card, player, site, space, table } from '../fixture';
import { billOf, cardInQuestion, named, rowsOf, titleOf, waysOf } from './bill';

const preview: Preview = { cost: 2 };
const sitters = ['yellow', 'green', 'blue'].map((name, seat) => ({ seat, name })) as unknown as Sitter[];

function pointing(meant: number, under: number, alone: boolean): Pick {
  return {
    meant: (kind: string) => (kind === 'space' ? meant : -1),
    pointing: (kind: string) => (kind === 'space' ? under : -1),
    can: () => true,
    chosen: () => false,
    answered: () => false,
    inHand: () => (alone ? null : { kind: 'card', id: 5, within: '' }),
    drawn: () => (alone ? null : preview),
    drawnAlone: () => (alone ? preview : null),
  } as unknown as Pick;
}

test('that of the place which is meant, else of what is pointed at', () => {
  const bill = (pick: Pick) => billOf(table({ spot: -1 }), pick, 0);
  expect(bill(pointing(3, 4, false))).toMatchObject({ kind: 'space', id: 3, preview, card: 5 });
  expect(bill(pointing(-1, 4, true))).toMatchObject({ kind: 'space', id: 4, preview, card: -1 });
  expect(bill(pointing(-1, -1, true))).toBeNull();
});

test('where strength waits to be confirmed, no line of it is paid with cards', () => {
  const dear = { cost: 2, lines: [{ what: 'Printed cost', amount: 2, counts: true, rule: 'MX-CARD-01' }] };
  const rows = (verb: string) => {
    const answered = (one: string) => one === verb;
    const pick = { ...pointing(3, -1, false), drawn: () => dear, answered } as unknown as Pick;
    const bill = billOf(table({ spot: -1 }), pick, 0)!;
    return rowsOf({ bill, view: table({}), sitters, eyes: 0 }).length;
  };
  expect(['peacefully', 'by military', 'invade'].map(rows)).toEqual([1, 0, 0]);
});

const nowhere = { ...pointing(-1, -1, true), can: () => false } as unknown as Pick;

test('while a card is turned in its gap, that of any turn', () => {
  const pick = { ...nowhere, can: (kind: string) => kind === 'direction', drawnAlone: () => preview };
  const view = table({ placing: card('I07'), spot: NOUNS.gap.indexOf('BC34') });
  const bill = billOf(view, pick as unknown as Pick, 0)!;
  expect(bill).toMatchObject({ kind: 'gap', preview });
  expect(titleOf(bill, view)).toBe('Research Station in BC34');
});

test('while it is asked how a place is paid for, and with which card, that of any answer', () => {
  const politics = saying('politically');
  const asked = { ...nowhere, can: (kind: string) => kind === politics, drawnAlone: () => preview };
  const drawn = (kind: string, id: number) => (kind === 'card' && id === 7 ? preview : null);
  const paying = { ...nowhere, drawnAlone: () => null, drawn };
  const players = [
    player(0, {
      hand: [
        { card: 6, count: 1 },
        { card: 7, count: 1 },
      ],
    }),
  ];
  const view = table({ placing: -1, spot: -1, target: space('C4'), players });
  for (const pick of [asked, paying] as unknown as Pick[])
    expect(billOf(view, pick, 0)).toEqual({ kind: 'space', id: space('C4'), preview, card: -1 });
  expect(billOf(table({ spot: -1, players }), paying as unknown as Pick, 0)).toBeNull();
});

test('of cards and strength, that of the answer which is pointed at or chosen', () => {
  const [politics, war] = [
    { cost: 1, need: 2, strength: 2, hand: 2, lines: [{ what: 'a', amount: 1, counts: true, rule: '' }] },
    { cost: 1, need: 2, strength: 2, hand: 3 },
  ];
  const found = new Map([
    [saying('politically'), politics],
    [saying('invade'), war],
  ]);
  const pick = (under: string, chosen = '') =>
    ({
      ...nowhere,
      can: (kind: string) => found.has(kind),
      drawnAlone: (kind: string) => found.get(kind),
      pointing: (kind: string) => (kind === under ? 0 : -1),
      chosen: (kind: string) => kind === chosen,
    }) as unknown as Pick;
  const view = table({ spot: -1, target: space('C4') });
  const bill = (under: string, chosen = '') => billOf(view, pick(under, chosen), 0)!;
  expect(bill('')).toMatchObject({ preview: politics });
  expect(bill('').war).toBeUndefined();
  for (const one of [bill(saying('invade')), bill('', saying('invade'))]) {
    expect(one).toMatchObject({ preview: war, war: true });
    expect(rowsOf({ bill: one, view, sitters, eyes: 0 })).toEqual([]);
  }
});

test('with a target in the hand, that of the target, whichever card is pointed at', () => {
  const players = [player(0, { hand: [{ card: 7, count: 1 }] })];
  const view = table({ spot: -1, players });
  for (const meant of [-1, 7]) {
    const pick = {
      ...nowhere,
      can: () => true,
      inHand: () => ({ kind: 'space', id: space('C4'), within: '' }),
      meant: (kind: string) => (kind === 'card' ? meant : -1),
      drawn: (kind: string, id: number) => (kind === 'card' && id === 7 ? preview : null),
    } as unknown as Pick;
    expect(billOf(view, pick, 0)).toEqual({ kind: 'space', id: space('C4'), preview, card: -1 });
  }
});

test('while cards are discarded, that of what they pay for, with what is paid, and for nobody else', () => {
  const due = { cost: 3, paid: 2 };
  const discard = [card('N02'), card('N01'), card('N03')];
  const where = { placing: card('N15'), spot: -1, target: space('C4') };
  const view = table({ bill: due, acting: 0, discard, ...where });
  const bill = billOf(view, nowhere, 0)!;
  expect(bill).toEqual({ kind: 'space', id: space('C4'), preview: due, card: card('N15'), due: true });
  expect(titleOf(bill, view)).toBe('Logic Springs on C4');
  expect(rowsOf({ bill, view, sitters, eyes: 0 })).toEqual([
    { what: 'Paid with Carnival Drift and Idle Moons', figure: '\u22122' },
  ]);
  expect(billOf(view, nowhere, 1)).toBeNull();
});

test('what is paid for in a gap lies there, and a disk on its system', () => {
  const [gap, disk] = [
    { placing: card('I07'), spot: NOUNS.gap.indexOf('BC34') },
    { placing: -1, spot: -1 },
  ];
  const sites = [site({ space: space('C4'), card: card('N15') })];
  const titles = [gap, disk].map((where) => {
    const view = table({ bill: preview, acting: 0, target: space('C4'), sites, ...where });
    return titleOf(billOf(view, nowhere, 0)!, view);
  });
  expect(titles).toEqual(['Research Station in BC34', 'C4 Logic Springs']);
});

test('the chosen card is one of the own hand, or a start system that could be kept', () => {
  const pick = { chosen: (kind: string, id: number) => kind === 'card' && id === 7 } as unknown as Pick;
  const mine = (own: object) => table({ players: [player(0, { hand: [], starts: [], ...own })] });
  expect(cardInQuestion(mine({ hand: [{ card: 7, count: 1 }] }), pick, 0)).toBe(7);
  expect(cardInQuestion(mine({ starts: [3, 7] }), pick, 0)).toBe(7);
  expect(cardInQuestion(mine({ starts: [3] }), pick, 0)).toBe(-1);
  expect(cardInQuestion(mine({ starts: [7] }), pick, -1)).toBe(-1);
});

test('things and people in its lines have names', () => {
  expect(named('Tab of {card:0}', sitters)).toBe(`Tab of ${NOUNS.card[0]}`);
  const [, ines] = [...sitters].map((sitter) => ({ ...sitter, name: 'Ines' }));
  expect(named('the last disk of {player:1}', [ines])).toBe('the last disk of Ines');
});

function delivery(preview: Preview, view: View) {
  return { bill: { kind: 'demand', id: preview.demand ?? -1, preview, card: -1 }, view, sitters, eyes: 0 };
}

test('a delivery tells who draws, each toll with its system, what is free, points and who keeps control', () => {
  const [from, over, to] = ['C3', 'C4', 'D4'].map(space);
  const disks = [
    { seat: 0, political: 0, military: 0, cultural: 1 },
    { seat: 1, political: 2, military: 0, cultural: 0 },
  ];
  const view = table({
    sites: [
      site({ space: from, card: card('N15'), controller: 0 }),
      site({ space: over, card: card('N52'), controller: 2 }),
      site({ space: to, card: card('N47'), controller: 1, disks }),
    ],
  });
  const demand = NOUNS.demand.indexOf('demand 1 of D4');
  const draws = [{ seat: 0, cards: 1 }];
  const at = delivery({ path: [from, over, to], payees: [2, 1], draws, points: 2, demand }, view);
  expect(rowsOf(at).map(({ what, figure }) => `${what} ${figure}`)).toEqual([
    'You draw +1',
    `C4 ${ALMANAC.cards[card('N52')].short}: a card for blue −1`,
    `D4 ${ALMANAC.cards[card('N47')].short}: a card for green −1`,
    'C3: no toll 0',
    'The demand space pays +2',
    'green keeps control 2 to your 2',
  ]);
  expect(titleOf(at.bill, view)).toBe(`C3 to D4 ${ALMANAC.cards[card('N47')].short}`);
});

test('a line that does not count stands against it', () => {
  const lines = [{ what: 'Tab of {card:0}', amount: 0, counts: false, rule: 'MX-TAB-05' }];
  const at = {
    bill: { kind: 'space', id: 0, preview: { lines, takes: 1 }, card: 5 },
    view: table(),
    sitters,
    eyes: 0,
  };
  expect(rowsOf(at)).toMatchObject([
    { figure: '0', no: true, rule: 'MX-TAB-05' },
    { what: 'green loses control' },
  ]);
});

test('cards or strength are two ways of paying; what cards alone pay tells its price once', () => {
  expect(waysOf({ cost: 2, need: 4, strength: 3 })).toMatchObject([
    { what: 'Cards', figure: '2', no: false },
    { what: 'Strength', figure: 'needs 4, you have 3', no: true },
  ]);
  expect(waysOf({ cost: -1, need: 4, strength: 5 })).toMatchObject([{ no: true }, { no: false }]);
  expect(waysOf({ cost: 2 })).toEqual([]);
});
