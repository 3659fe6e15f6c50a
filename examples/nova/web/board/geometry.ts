// Where everything lies on the board, in units of its SVG.

/** From the middle of a hex to its corner. */
export const SIDE = 160;
/** Half of the board. */
export const REACH = { x: 200, y: 172 };
