import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Declares that importing the app's own modules has no side effects, so that a module reached through an `index.ts` is
 * bundled with the chunks that use it, not with every chunk that imports the index. Only the entry has side effects.
 */
export function pureModules(folder: string): Plugin {
  return {
    name: 'emberforge:pure-modules',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(folder) || !/\.tsx?$/.test(id) || basename(id) === 'main.tsx') return;
      return { code, map: null, moduleSideEffects: false };
    },
  };
}
