import type { Plugin } from 'vite';
import { ENDPOINTS } from '../../shared/contracts';

const ID = 'virtual:endpoint-table';

/**
 * `virtual:endpoint-table`: of every call only its method, path and auth, as plain data. The client needs no more at
 * run time, so the schemas (and zod) stay out of the entry chunk; the types come from the contract all the same.
 */
export function endpointTable(): Plugin {
  const table = Object.fromEntries(
    Object.entries(ENDPOINTS).map(([name, { method, path, auth }]) => [name, { method, path, auth }]),
  );
  return {
    name: 'emberforge:endpoint-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const endpointTable = ${JSON.stringify(table)};` : undefined),
  };
}
