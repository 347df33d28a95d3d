// The module `electron` for the app. The stand-in's own files are TypeScript that Node runs as it is.
import { registerHooks } from 'node:module';

const electron = { url: new URL('electron.ts', import.meta.url).href, format: 'module-typescript' };
const isOurs = (url = '') => url.includes('/e2e/') && url.endsWith('.ts');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'electron') return { ...electron, shortCircuit: true };
    return next(
      specifier.startsWith('.') && isOurs(context.parentURL) ? `${specifier}.ts` : specifier,
      context,
    );
  },
});
