import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TAG = /<script src="\/(\w+\.js)"><\/script>/g;

/**
 * Inlines the page's small classic scripts: they run before the first paint, so a request for each would delay
 * everything. The server allows them in its content security policy by hash.
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
