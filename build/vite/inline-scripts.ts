import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TAG = /<script src="\/(\w+\.js)"><\/script>/g;

/**
 * Puts the page's small classic scripts into the page itself: they run before the first paint, so a request for each
 * would hold up everything. The server allows them in its content security policy by their hashes.
 */
export function inlineScripts(publicDir: string): Plugin {
  return {
    name: 'emberforge:inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          TAG,
          (_tag, name: string) => `<script>${readFileSync(join(publicDir, name), 'utf8')}</script>`,
        ),
    },
  };
}
