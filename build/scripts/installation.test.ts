import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';
// @ts-expect-error: a plain script, which runs before anything is installed
import { installation } from './installation.mjs';

const ROOT = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    { dev?: boolean; devOptional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }
  >;
};

describe('npm is asked', () => {
  const asked = (wanted: string, stamp?: string, hasTools = false) =>
    installation({ wanted, lock: 'new', stamp, hasTools })?.npm.slice(0, 2);

  test.each([
    ['in a bare clone, by a server', 'host', undefined, false, ['ci', '--omit=dev']],
    ['in a bare clone, by the tests', 'all', undefined, false, ['ci', '--include=dev']],
    ['by the tests after a server, for the rest only', 'all', 'new host', true, ['install', '--include=dev']],
    ['by a server whose lock file has changed', 'host', 'old host', false, ['ci', '--omit=dev']],
    ['by a developer’s server, for the tools as well', 'host', 'old all', true, ['ci', '--include=dev']],
    ['by a server where npm ci was run by hand', 'host', undefined, true, ['ci', '--include=dev']],
    ['by a server that is there already: nothing', 'host', 'new host', false, undefined],
    ['by a server where everything is: nothing', 'host', 'new all', true, undefined],
    ['by the tests where everything is: nothing', 'all', 'new all', true, undefined],
    ['with a stamp from before there were two: nothing', 'all', 'new', true, undefined],
  ] as const)('%s', (_, wanted, stamp, hasTools, expected) => {
    expect(asked(wanted, stamp, hasTools)).toEqual(expected);
  });
});

describe('a host', () => {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path && !dev);

  test('installs no tool for tests, checks or the desktop app', () => {
    const names = new Set(installed.map(([path]) => path.replace(/^node_modules\//, '')));
    const tools = ['electron', 'electron-builder', 'lighthouse', 'vitest', '@playwright/test', 'typescript'];
    const kept = ['@yowasp/clang', 'lucide-react', 'mermaid'];
    expect([...tools, ...kept].filter((name) => names.has(name))).toEqual([]);
  });

  test('installs at most 760 packages', () => {
    const isFor = (system: string, systems?: string[]) => !systems || systems.includes(system);
    const onLinux = installed.filter(
      ([, { os, cpu, libc }]) => isFor('linux', os) && isFor('x64', cpu) && isFor('glibc', libc),
    );
    expect(onLinux.length).toBeLessThanOrEqual(760);
  });

  test('has every package that the server, the web app and their build import', () => {
    const missing = imports().filter(
      ([name]) => !Object.hasOwn(manifest.dependencies, name) && name !== WITH_THE_CLIENT,
    );
    expect(missing).toEqual([]);
  });
});

/** What `npm start` builds, and what builds it. */
const SOURCES = [
  '{server/src,renderer/src,shared,cli/src,build/vite}/**/*.{ts,tsx,css}',
  'build/scripts/{build,pack-cli,packed-asset}.ts',
  'content-tools/{import,export}.ts',
  'content-tools/check/*.ts',
  'content-tools/{package,exercism}/**/*.ts',
  'lingui.config.ts',
];
/** npm installs it where the terminal client is installed, if it can. */
const WITH_THE_CLIENT = 'keytar';
/** Tests, the desktop app’s bundle, and what runs inside the runtimes that are kept. */
const OTHERS = /\.(test|spec)\.tsx?$|\/(testing|defenses|guest)\/|\/testing\.tsx?$|^build\/vite\/desktop/;
const IMPORT = /^(?!import type|export type).*?(?:\bfrom|\bimport\(?|@import) ?'([^'.][^']*)'/gm;
/** Folders of this repository, and modules that the build makes up. */
const OWN = /^(@(server|shared|web|cli|desktop)\/|virtual:|\.|\/)/;

/** The packages that are imported, each with a file that does. */
function imports(): [name: string, file: string][] {
  const found = new Map<string, string>();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (OTHERS.test(file)) continue;
    for (const [, module = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const name = /^(@[\w.-]+\/)?[\w.-]+/.exec(module)?.[0];
      if (name && !OWN.test(module) && !isBuiltin(module)) found.set(name, file);
    }
  }
  return [...found];
}
