import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { Log } from '../logs/log';

const TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json' };
const NAME = /^[a-z0-9-]+\/[a-z0-9_-]+(\.[a-z0-9]+)+$/;

/**
 * The language runtimes that come with the app, unpacked on the way. As on the server, the first folder with a language's
 * manifest has all of its files.
 */
export class RuntimeFiles {
  constructor(
    private readonly folders: readonly string[],
    private readonly log: Log,
  ) {}

  /** @param name such as `python/run.wasm` */
  async answer(name: string, method = 'GET'): Promise<Response> {
    const folder = NAME.test(name) ? await this.#folderOf(name.split('/')[0]!) : undefined;
    if (!folder) return notFound();
    const path = join(folder, name);
    const isHead = method === 'HEAD';
    if (await isFile(`${path}.br`)) return send(name, isHead ? null : this.#unpack(`${path}.br`));
    if (await isFile(path)) return send(name, isHead ? null : createReadStream(path));
    return notFound();
  }

  #unpack(path: string): Readable {
    // A broken file fails the reading, which the app reports. So does an app that stops reading.
    return pipeline(createReadStream(path), createBrotliDecompress(), (error) => {
      if (error) this.log.warn(`The runtime ${path} was not read to its end`, error.message);
    });
  }

  async #folderOf(language: string): Promise<string | undefined> {
    for (const folder of this.folders)
      if (await isFile(join(folder, language, 'manifest.json'))) return folder;
    return undefined;
  }
}

const send = (name: string, content: Readable | null) =>
  new Response(content && (Readable.toWeb(content) as ReadableStream<Uint8Array>), {
    headers: { 'content-type': TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream' },
  });

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const notFound = () => Response.json({ error: 'There is no such runtime.' }, { status: 404 });
