import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { GuestSources } from './assets';

const GUEST = join(import.meta.dirname, 'guest');

/**
 * Bundles the modules of guest/ into what QuickJS evaluates: for each kind of world the text of a function that takes
 * its host (see guest/host.ts) and gives what the host calls. `plugins` change the sources.
 */
export async function bundleGuest(plugins: Plugin[] = []): Promise<GuestSources> {
  return { program: await bundle('program', plugins), judge: await bundle('judge', plugins) };
}

async function bundle(world: 'program' | 'judge', plugins: Plugin[]): Promise<string> {
  // Named by a variable, so that no bundle carries a bundler.
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
      // QuickJS keeps the text of each function: without comments and spaces a world is half as large.
      minify: false,
      rolldownOptions: { output: { minify: { mangle: false, compress: false } } },
      lib: { entry: join(GUEST, `${world}.ts`), formats: ['iife'], name: 'guest' },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return `(function ($host) {\n'use strict';\n${output[0].code}\nreturn guest;\n})`;
}

/** Sinon imports modules of Node that it can do without. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (/^(util|timers|timers\/promises|perf_hooks)$/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {};' : undefined),
};

/** Above the frames of a stack, QuickJS has no line with the error itself. */
const STACK =
  "typeof e.stack=='string'&&e.stack?e.name+(e.message?': '+e.message:'')+'\\n'+e.stack.trimEnd().split('\\n',10).join('\\n'):e.stack";

/** What Node's inspect expects of its engine, and QuickJS hasn't. */
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
