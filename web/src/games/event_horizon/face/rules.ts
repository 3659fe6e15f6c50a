// What the large face of a place says about entering it.
import type { Kind } from '../../../generated/event_horizon';
import { eventHorizon as t } from '../texts/panels';

/** A place that is no world: what it is, or what it costs. */
export function placeRule({ id, entry, damage }: Kind): string {
  return t.face.placeRules[id] ?? t.face.entryRule(entry, damage);
}
