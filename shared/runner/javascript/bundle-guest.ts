import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { GuestSources } from './assets';

const GUEST = join(import.meta.dirname, 'guest');

/**
 * Bundles guest/ into two scripts for QuickJS, one per kind of instance. Each evaluates to a function that takes the
 * host (see guest/host.ts) and returns the functions that the host calls. `plugins` may transform the sources.
 */
export async function bundleGuest(plugins: Plugin[] = []): Promise<GuestSources> {
  return { program: await bundle('program', plugins), judge: await bundle('judge', plugins) };
}

async function bundle(entry: 'program' | 'judge', plugins: Plugin[]): Promise<string> {
  // A variable, so that bundlers don't include Vite itself.
  const bundler = 'vite';
  const { build } = (await import(bundler)) as typeof import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutNode, inspectInQuickJs, ...plugins],
    define: { self: 'globalThis' },
    build: {
      write: false,
      target: 'esnext',
      // QuickJS keeps each function's source: without comments and whitespace an instance is half the size.
      minify: false,
      rolldownOptions: { output: { minify: { mangle: false, compress: false } } },
      lib: { entry: join(GUEST, `${entry}.ts`), formats: ['iife'], name: 'guest' },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return `(function ($host) {\n'use strict';\n${output[0].code}\nreturn guest;\n})`;
}

/** Stubs the Node modules that Sinon imports but doesn't need. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (/^(util|timers|timers\/promises|perf_hooks)$/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {};' : undefined),
};

/** QuickJS's `stack` contains only the frames, without a first line for the error. */
const STACK =
  "typeof e.stack=='string'&&e.stack?e.name+(e.message?': '+e.message:'')+'\\n'+e.stack.trimEnd().split('\\n',10).join('\\n'):e.stack";

/** Patches what Node's `inspect` expects from its engine and QuickJS lacks. */
const inspectInQuickJs: Plugin = {
  name: 'inspect-in-quickjs',
  transform(code, id) {
    if (!id.endsWith('node-inspect-extracted/dist/inspect.js')) return;
    return code
      .replace('n=e.stack}', () => `n=${STACK}}`)
      .replace('t.exports=URL', 't.exports=class{}')
      .replace('"Atomics",', '');
  },
};
