import type { Plugin } from 'vite';

/**
 * Preloads the chunk of a module that the entry imports dynamically and needs right away, so that it arrives beside the entry
 * instead of a round trip later. The first paint doesn't wait for it, and the service worker keeps it with the page.
 */
export function loadBesideEntry(module: string): Plugin {
  return {
    name: 'emberforge:load-beside-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
        );
        if (!chunk) throw new Error(`The web app has no chunk for ${module}`);
        const attrs = { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low' };
        return [{ tag: 'link', attrs: { ...attrs, href: `/${chunk.fileName}` }, injectTo: 'head' }];
      },
    },
  };
}
