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
  isEntry?: boolean;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The entry and everything it imports statically. */
function startFiles(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) startFiles(next, found);
  return found;
}

const files = [...startFiles('index.html')].map((file) => readFileSync(join(web, file)));
if (files.length === 0) throw new Error('The manifest has no entry index.html.');
if (files.some((file) => file.includes('monaco'))) throw new Error('Monaco is in the entry.');
const kilobytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1024;
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
