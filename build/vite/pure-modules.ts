import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Says of the app's own modules that merely importing one does nothing, so that a module reached through an `index.ts`
 * goes to the chunks that use it, not to every chunk that imports the index. Only the entry does something.
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
