import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { report } from './report';

/** The JavaScript that the first page needs before it shows anything, gzipped, compared with its budget. */

const BUDGET_KB = 180;
const web = join(dirname(fileURLToPath(import.meta.url)), '../dist/web');

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The scripts that the page names, and everything they import statically. */
function startFiles(chunk: Chunk | undefined, found = new Set<string>()): Set<string> {
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) startFiles(manifest[next], found);
  return found;
}

const scripts = [...readFileSync(join(web, 'index.html'), 'utf8').matchAll(/<script[^>]* src="\/([^"]+)"/g)];
const entries = scripts.map(([, file]) => Object.values(manifest).find((chunk) => chunk.file === file));
const files = entries.flatMap((entry) => [...startFiles(entry)]).map((file) => readFileSync(join(web, file)));
if (files.length === 0) throw new Error('The page has no scripts.');
if (files.some((file) => file.includes('monaco'))) throw new Error('Monaco is in the entry.');
const kilobytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;
report([
  {
    name: 'entry chunk',
    ours: kilobytes,
    peer: BUDGET_KB,
    unit: 'KB gzip',
    peerName: 'the budget',
    limit: 1,
  },
]);
