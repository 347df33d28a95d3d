import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TAG = '<script src="/theme.js"></script>';

/**
 * Puts theme.js into the page itself: it runs before the first paint, so a request for it would hold up everything. The
 * server allows it in its content security policy by its hash.
 */
export function inlineTheme(publicDir: string): Plugin {
  return {
    name: 'emberforge:inline-theme',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(TAG)) this.error(`index.html does not hold ${TAG}`);
        return html.replace(
          TAG,
          () => `<script>${readFileSync(join(publicDir, 'theme.js'), 'utf8')}</script>`,
        );
      },
    },
  };
}
