// What changed in a view: `{"=": value}` replaces, anything else names the keys (or indexes) to go deeper into.

type Patch = { '='?: unknown } & Record<string, unknown>;

/** The view after the patch. Whatever did not change is shared with the view before. */
export function patched<T>(view: T, patch: unknown): T {
  const change = patch as Patch;
  if ('=' in change) return change['='] as T;
  const keys = Object.keys(change);
  if (keys.length === 0) return view;
  const after = (Array.isArray(view) ? [...view] : { ...view }) as Record<string, unknown>;
  for (const key of keys) after[key] = patched(after[key], change[key]);
  return after as T;
}
