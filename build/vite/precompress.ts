import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const COMPRESSIBLE = /^assets\/.*\.(js|css|svg|json|wasm)$/;
const MIN_BYTES = 1_024;
/** Above this size the best brotli quality takes seconds and gains little. */
const LARGE_BYTES = 500_000;

/** Hundreds of files that few pages load: the parts of Mermaid. */
const RARELY_LOADED = /\/node_modules\/(mermaid|cytoscape|elkjs|d3(-[a-z]+)?)\//;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` next to each asset, so the server doesn't have to compress anything. */
export function precompress(): Plugin {
  return {
    name: 'emberforge:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.entries(bundle).filter(([name]) => COMPRESSIBLE.test(name));
      await Promise.all(
        files.map(([name, file]) => compressFile(join(dir ?? '', name), isRarelyLoaded(file))),
      );
    },
  };
}

const isRarelyLoaded = (file: Rollup.OutputAsset | Rollup.OutputChunk) =>
  file.type === 'chunk' && file.moduleIds.some((id) => RARELY_LOADED.test(id));

async function compressFile(path: string, isRarelyLoaded: boolean): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = isRarelyLoaded || content.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    br(content, { params }).then((data) => writeFile(`${path}.br`, data)),
    gz(content, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}
