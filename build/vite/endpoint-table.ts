import type { Plugin } from 'vite';
import { importSource } from './import-source.ts';

const ID = 'virtual:endpoint-table';

interface Route {
  method: string;
  path: string;
  auth: string;
  upload?: string;
  query?: { shape?: object };
}

/**
 * `virtual:endpoint-table`: the method, path, auth and upload of every call, and whether its texts may be translated, as plain
 * data. The client needs nothing else at run time, so the schemas (and zod) stay out of the entry chunk; the types still come from the contract.
 */
export function endpointTable(contracts: string): Plugin {
  return {
    name: 'emberforge:endpoint-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return;
      const { module, files } = await importSource<{ ENDPOINTS: Record<string, Route> }>(contracts);
      for (const file of files) this.addWatchFile(file);
      const table = Object.entries(module.ENDPOINTS).map(([name, { query, ...route }]) => {
        const { method, path, auth, upload } = route;
        const hasLang = Object.hasOwn(query?.shape ?? {}, 'lang') || undefined;
        return [name, { method, path, auth, upload, hasLang }];
      });
      return `export const endpointTable = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}
