// Lists every English text of the client, for translators' catalogues: `npm run --silent texts`.
//
// A JSON array of { file, line, texts }: one text, or two where a number decides between them. It is read out of the
// calls of `say` and `many`, so their templates must be written in place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Which arguments are templates. */
const TEMPLATES = { say: [0], many: [1, 2] };

/** The names by which a file calls `say` and `many`; other things may be called so too. */
function saying(source) {
  const calls = new Map();
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !/(^\.|texts)\/said$/.test(node.moduleSpecifier.text)) continue;
    for (const { name, propertyName } of node.importClause.namedBindings.elements) {
      const meant = (propertyName ?? name).text;
      if (meant in TEMPLATES) calls.set(name.text, meant);
    }
  }
  if (source.fileName.endsWith('texts/said.ts')) calls.set('say', 'say').set('many', 'many');
  return calls;
}

export function textsOf(file, written) {
  const source = ts.createSourceFile(file, written, ts.ScriptTarget.Latest, true);
  const calls = saying(source);
  const found = [];
  const look = (node) => {
    const meant = ts.isCallExpression(node) && calls.get(node.expression.getText());
    if (meant) found.push(entry(file, source, node, TEMPLATES[meant]));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function entry(file, source, call, places) {
  const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
  const texts = places.map((place) => call.arguments[place]);
  if (!texts.every((text) => text && ts.isStringLiteral(text)))
    throw new Error(`web/${file}:${line}: a text is written in place, as one string`);
  return { file: `web/${file}`, line, texts: texts.map((text) => text.text) };
}

/** Every text of the client, in the order of its files. */
export function allTexts() {
  return readdirSync(join(WEB, 'src'), { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^src\/generated\//.test(path))
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(join(WEB, file), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${JSON.stringify(allTexts(), null, 1)}\n`);
