// Where on the screen the things of an offer are, so far as they can be seen.
import type { Offer } from '../../../../generated/wire';
import { standFor, visible } from '../../stage/survey';

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 4;

/** The frames around everything that stands for an offer. What is scrolled out of its panel has none. */
export function placesOf(root: ParentNode, offer: Offer): Place[] {
  const elements = standFor(root, offer).filter(visible);
  return elements
    .filter((element) => !scrolledOut(element))
    .map((element) => around(element.getBoundingClientRect()));
}

function around({ left, top, width, height }: DOMRect): Place {
  const whole = Math.round;
  return {
    left: whole(left) - AROUND,
    top: whole(top) - AROUND,
    width: whole(width) + 2 * AROUND,
    height: whole(height) + 2 * AROUND,
  };
}

/** Its middle lies outside of a panel that it is part of. */
function scrolledOut(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let panel = element.parentElement; panel; panel = panel.parentElement) {
    const box = panel.getBoundingClientRect();
    if (clips(panel) && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true;
  }
  return false;
}

const clips = (panel: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(panel).overflow);
