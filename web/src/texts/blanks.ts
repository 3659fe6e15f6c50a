// For tests: which texts of a catalogue are empty or have blanks at their ends.

export function blanks(catalogue: object): string[] {
  const wrong = texts(catalogue, '').filter(([, text]) => text === '' || text !== text.trim());
  return wrong.map(([path]) => path);
}

function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${path}.${key}`));
}
