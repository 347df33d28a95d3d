/**
 * The stamps of the tests that CI doesn't always repeat: each is a hash of what they depend on, written when they passed.
 * Tests outside of them don't count, because CI runs those anyway.
 * `test-stamp.ts sandbox check` exits with 0 if the stamp fits the sources as they are, `write` updates it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, isNoTest } from '@server/sandbox/process/source-hash';
import { judgingPackages } from './judging-packages';

const ROOT = join(import.meta.dirname, '../..');

interface Stamp {
  file: string;
  sources: string[];
  /** Its own tests, which count. */
  tests: RegExp;
  packages: () => string;
  what: string;
}

const STAMPS: Record<string, Stamp> = {
  sandbox: {
    file: 'server/src/sandbox/corpus.stamp',
    sources: [
      'shared/runner',
      'server/src/sandbox',
      'renderer/src/features/solving/code-runner',
      'resources/runtimes',
      'build/scripts/c-runtime',
      'e2e/fixtures/attacks.ts',
      'e2e/specs/attacks.corpus.spec.ts',
    ],
    tests: /\.corpus\.(test|spec)\.ts$/,
    packages: () => judgingPackages(ROOT),
    what: 'the corpus of attacks on the sandbox',
  },
  all: {
    file: 'e2e/all.stamp',
    sources: [
      ...['shared', 'server', 'renderer/src', 'cli', 'electron', 'bench', 'e2e', 'build'],
      ...['content-tools', 'resources/runtimes', 'electron-builder.config.ts', 'vitest.config.ts'],
    ],
    tests: /\.long\.(test|spec)\.ts$/,
    packages: () => readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
    what: 'the long tests',
  },
};

function hashOf({ sources, tests, packages }: Stamp): string {
  const countsAsSource = (path: string) => !path.endsWith('.stamp') && (tests.test(path) || isNoTest(path));
  return createHash('sha256')
    .update(hashSources(ROOT, sources, countsAsSource))
    .update(packages())
    .digest('hex');
}

const [name = '', command] = process.argv.slice(2);
const stamp = STAMPS[name];
if (!stamp) throw new Error(`There is no stamp "${name}".`);
const file = join(ROOT, stamp.file);
const hash = hashOf(stamp);
if (command === 'write') {
  writeFileSync(file, `${hash}\n`);
  console.log(`Stamped: commit ${stamp.file}.`);
} else if (existsSync(file) && readFileSync(file, 'utf8').trim() === hash) {
  console.log(`Skipped: ${stamp.what} already passed on these sources.`);
} else {
  console.log(`The sources have changed since their stamp: running ${stamp.what}.`);
  process.exitCode = 1;
}
