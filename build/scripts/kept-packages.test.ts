import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, 'resources/mermaid');
const PACKAGE = join(ROOT, 'node_modules/mermaid/dist');

const FILES = ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min/*.mjs'];
const contentsIn = (folder: string) =>
  Object.fromEntries(
    globSync(FILES, { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('Mermaid is the installed one, file by file (if not: node build/scripts/keep-mermaid.mjs)', () => {
  const [kept, installed] = [contentsIn(KEPT), contentsIn(PACKAGE)];
  expect(Object.keys(kept)).toEqual(Object.keys(installed));
  expect(Object.keys(kept).filter((file) => kept[file] !== installed[file])).toEqual([]);
});
