import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const BUDGET_KB = 180;

/** Only lazy pages may load these: the editor, the Markdown renderer, the runner, the schemas. */
const BANNED = [
  /node_modules\/monaco-editor\//,
  /node_modules\/(micromark|katex)\//,
  /resources\/mermaid\//,
  /shared\/runner\//,
  /node_modules\/zod\//,
];

/** Fails the build if the entry and its static imports exceed the budget, or contain a banned module. */
export function entryBudget(): Plugin {
  return {
    name: 'emberforge:entry-budget',
    apply: 'build',
    // What ships: other plugins have had their turn by then.
    writeBundle({ dir = '' }, bundle) {
      const chunks = startChunks(readFileSync(join(dir, 'index.html'), 'utf8'), bundle);
      if (chunks.length === 0) this.error('The page starts no chunk');
      const bytes = chunks.reduce(
        (sum, { fileName }) => sum + gzipSync(readFileSync(join(dir, fileName))).length,
        0,
      );
      const banned = chunks
        .flatMap((chunk) => chunk.moduleIds)
        .filter((id) => BANNED.some((rule) => rule.test(id)));
      if (banned.length > 0) this.error(`The entry must not contain ${banned.join(', ')}`);
      const kb = Math.ceil(bytes / 1000);
      if (kb > BUDGET_KB)
        this.error(`The entry is ${kb} KB gzip; the budget is ${BUDGET_KB} KB. ${largestModules(chunks)}`);
      this.info(`entry: ${kb} of ${BUDGET_KB} KB gzip`);
    },
  };
}

/** Where to look when the budget is exceeded. */
function largestModules(chunks: Rollup.OutputChunk[]): string {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const largest = modules.sort(([, a], [, b]) => b.renderedLength - a.renderedLength).slice(0, 30);
  const lines = largest.map(([id, { renderedLength }]) => `${Math.ceil(renderedLength / 1000)} KB  ${id}`);
  return `Its largest modules, before compression:\n${lines.join('\n')}`;
}

/** The chunk that the page starts and every chunk it imports statically. Grouped chunks aren't marked as entries. */
function startChunks(page: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const [, name] of page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)) visit(name!);
  return [...found];
}
