import { build, type Plugin, type Rollup } from 'vite';
import { fromRoot } from './from-root.ts';
import { translations } from './translations.ts';
import { workerTexts } from './worker-texts.ts';

/**
 * Cached from the start: workers that run programs, because the page doesn't see what they load, and what finds the copies
 * on this device, because it's first needed without a connection.
 */
const AHEAD = /^assets\/(worker-entry|asset-worker|editor\.worker|web-copies)-/;
/** Assets that are too big to load before they're needed. */
const MAX_PRECACHED_BYTES = 700_000;

/** Builds `sw.js` next to the page: the service worker of `source`, with this build's list of files. */
export function serviceWorker(source: string, version: string): Plugin {
  return {
    name: 'emberforge:service-worker',
    apply: 'build',
    generateBundle: {
      // After the page is written, and without the chunks that Vite leaves out then.
      order: 'post',
      async handler(_options, bundle) {
        const all = Object.keys(bundle).filter((name) =>
          /^assets\/.*\.(js|css|woff2|ttf|wasm|svg|json)$/.test(name),
        );
        const files = { version, shell: shellOf(bundle).map(toPath), all: all.map(toPath) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(source, files) });
      },
    },
  };
}

const toPath = (name: string) => `/${name}`;

/** What the page loads with all its static imports, its styles and fonts, and the workers with everything they may import. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const addChunk = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ])
      found.add(file);
    chunk.imports.forEach(addChunk);
  };
  const addAhead = (name: string) => {
    const text = textOf(bundle[name]);
    if (text === undefined || found.has(name) || text.length > MAX_PRECACHED_BYTES) return;
    found.add(name);
    for (const [, next] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) addAhead(`assets/${next}`);
  };
  const page = textOf(bundle['index.html']) ?? '';
  for (const [, name = ''] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
    if (bundle[name]?.type === 'chunk') addChunk(name);
    else found.add(name);
  }
  for (const name of Object.keys(bundle)) if (AHEAD.test(name)) addAhead(name);
  const missing = [...found].find((name) => !bundle[name]);
  if (missing !== undefined || found.size === 0)
    throw new Error(`The service worker would look for ${missing ?? 'nothing'}`);
  return [...found];
}

function textOf(file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string | undefined {
  if (file?.type === 'chunk') return file.code;
  return file ? String(file.source) : undefined;
}

async function bundleWorker(source: string, files: object): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      tsconfigPaths: true,
      alias: [{ find: /^@web\/i18n$/, replacement: fromRoot('renderer/src/service-worker/i18n.ts') }],
    },
    plugins: [translations()],
    define: {
      __BUILD_FILES__: JSON.stringify(files),
      __WORKER_TEXTS__: JSON.stringify(await workerTexts()),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunk = output.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error('The service worker was not built');
  return chunk.code;
}
