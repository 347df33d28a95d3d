import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Plain names alone: no hidden file, no `..`, nothing encoded. */
const FILE = /^(\/[A-Za-z0-9_@-][\w.@~-]*)+$/;

/** The built web app: its files, and its one page at every other address. */
export class WebFiles {
  readonly html: string;

  constructor(private readonly folder: string) {
    this.html = readFileSync(join(folder, 'index.html'), 'utf8');
  }

  /** @param path of the address, such as `/assets/start-1a2b.js` or `/settings` */
  async answer(path: string): Promise<Response> {
    const extension = extname(path);
    const type = TYPES[extension];
    // The service worker's file is part of the build, but main is what it is there.
    if (FILE.test(path) && type && path !== '/sw.js') {
      const content = await readFile(join(this.folder, path)).catch(() => undefined); // no such file: a 404
      if (content) return new Response(content, { headers: { 'content-type': type } });
    }
    if (path.startsWith('/assets/') || type) return new Response('Not Found', { status: 404 });
    return new Response(this.html, { headers: { 'content-type': TYPES['.html']! } });
  }
}
