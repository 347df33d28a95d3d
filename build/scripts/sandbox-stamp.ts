/**
 * The stamp of `npm run test:sandbox`: a hash of the sandbox's sources, written when the whole corpus passed. Tests
 * outside the corpus don't count, because CI runs them anyway.
 * `check` exits with 0 if it matches the current sources, `write` updates it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import { judgingPackages } from './judging-packages';

const ROOT = join(import.meta.dirname, '../..');
const STAMP = join(ROOT, 'server/src/sandbox/corpus.stamp');

const SOURCES = [
  'shared/runner',
  'server/src/sandbox',
  'renderer/src/features/code-runner',
  'resources/runtimes',
  'build/scripts/c-runtime',
  'e2e/fixtures/attacks.ts',
  'e2e/specs/attacks.corpus.spec.ts',
];

function hashOfSandbox(): string {
  const countsAsSource = (path: string) => /\.corpus\.(test|spec)\.ts$/.test(path) || isNoTest(path);
  const sources = hashSources(ROOT, SOURCES, (path) => !path.endsWith('.stamp') && countsAsSource(path));
  return createHash('sha256').update(sources).update(judgingPackages(ROOT)).digest('hex');
}

const hash = hashOfSandbox();
if (process.argv[2] === 'write') {
  writeFileSync(STAMP, `${hash}\n`);
  console.log('Stamped: commit server/src/sandbox/corpus.stamp.');
} else if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === hash) {
  console.log('Skipped: the corpus of attacks already passed on these sources of the sandbox.');
} else {
  console.log("The sandbox's sources have changed since its stamp: running the whole corpus.");
  process.exitCode = 1;
}
