import { type Plugin, runnerImport } from 'vite';

const ID = 'virtual:endpoint-table';

/** The contract as a module, which the web app and its page renderer are both built with. */
let imported: ReturnType<typeof importContract> | undefined;

const importContract = (contracts: string) => runnerImport<{ ENDPOINTS: Record<string, Route> }>(contracts);

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
      if (this.meta.watchMode) imported = undefined;
      imported ??= importContract(contracts);
      const { module, dependencies } = await imported;
      for (const file of dependencies) this.addWatchFile(file);
      const table = Object.entries(module.ENDPOINTS).map(([name, { query, ...route }]) => {
        const { method, path, auth, upload } = route;
        const hasLang = Object.hasOwn(query?.shape ?? {}, 'lang') || undefined;
        return [name, { method, path, auth, upload, hasLang }];
      });
      return `export const endpointTable = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}
