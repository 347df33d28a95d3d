// Writes `.br` and `.gz` next to each asset of the web app, so the server doesn't have to compress anything. Until they are
// there it sends the assets as they are. `npm start` runs this beside the server; a full build runs it, too.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { constants as os, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|wasm)$/;
const MIN_BYTES = 1_024;
/** Above this size the best brotli quality takes seconds and gains little. */
const LARGE_BYTES = 500_000;
/** A hundred files that few pages load (build/vite/web.vite.ts names them). */
const RARELY_LOADED = /^mermaid-/;
/** As many as Node has threads for it. */
const AT_ONCE = 4;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Compresses the assets in `folder` that aren't yet. Their names contain a hash, so a copy is never stale, and it's moved
 * into place when it's complete: interrupted, this goes on where it was.
 * @param {string} folder
 */
export async function compressWeb(folder) {
  const names = readdirSync(folder).filter((name) => COMPRESSIBLE.test(name));
  const next = names.sort((a, b) => RARELY_LOADED.test(a) - RARELY_LOADED.test(b)).values();
  const work = async () => {
    for (const name of next) await compressFile(folder, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(folder, name) {
  const path = join(folder, name);
  if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const isQuick = RARELY_LOADED.test(name) || content.length > LARGE_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await put(`${path}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
  await put(`${path}.br`, await br(content, { params }));
}

async function put(path, content) {
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, content);
  await rename(fresh, path);
}

if (process.argv[1] === import.meta.filename) {
  setPriority(os.priority.PRIORITY_LOW);
  await compressWeb(process.argv[2]);
}
