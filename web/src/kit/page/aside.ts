// Where a large face goes on a middle-sized window: into the free room at either side of the board.
import { overlap, type Box } from './beside';

const GAP = 8;
const NARROW = 184;
const WIDE = 272;

/** As wide as the strips beside the board, or as the wider one where the other is too narrow to be read. */
export function asideWidth(room: Box, board: Box): number {
  const strips = [board.left - room.left, room.left + room.width - board.left - board.width];
  const [narrower, wider] = strips.map((strip) => Math.floor(strip) - 2 * GAP).sort((a, b) => a - b);
  return Math.max(NARROW, Math.min(WIDE, narrower >= NARROW ? narrower : wider));
}

/** Right or left of the board, as high as the thing, else at the top or the foot. Covering the thing itself is worst, covering the board is bad, covering offers is not good. */
export function aside(
  thing: Box,
  size: { width: number; height: number },
  room: Box,
  board: Box,
  offers: Box[],
): Box {
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const lefts = [
    Math.min(board.left + board.width + GAP, right - size.width - GAP),
    Math.max(board.left - size.width - GAP, room.left + GAP),
  ];
  const top = room.top + GAP;
  const foot = Math.max(top, bottom - size.height - GAP);
  const level = Math.max(top, Math.min(thing.top + thing.height / 2 - size.height / 2, foot));
  const nearer = thing.left + thing.width / 2 < board.left + board.width / 2 ? lefts.reverse() : lefts;
  const places = [level, top, foot].flatMap((y) => nearer.map((left) => ({ ...size, left, top: y })));
  const costs = places.map((place) => {
    const covered = offers.reduce((sum, offer) => sum + overlap(place, offer), 0);
    return 100 * overlap(place, thing) + 10 * overlap(place, board) + covered;
  });
  return places[costs.indexOf(Math.min(...costs))];
}
