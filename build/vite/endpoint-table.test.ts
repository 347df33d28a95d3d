import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { endpointTable } from './endpoint-table.ts';
import { fromRoot } from './from-root.ts';

test('the table of calls is there however long a busy machine takes', async () => {
  const { setTimeout } = globalThis;
  // What waits for a minute has waited.
  const impatient = (work: () => void, ms?: number) => setTimeout(work, ms === 60_000 ? 0 : ms);
  vi.stubGlobal('setTimeout', impatient);
  const watched: string[] = [];
  const { load } = endpointTable(fromRoot('shared/contracts/index.ts')) as Plugin & {
    load(this: { addWatchFile(file: string): void }, id: string): Promise<string>;
  };
  const code = await load.call({ addWatchFile: (file) => watched.push(file) }, '\0virtual:endpoint-table');
  const table = JSON.parse(code.slice(code.indexOf('{'), -1));
  expect(table).toMatchObject({ getCLILesson: { method: 'GET', path: '/lessons/{id}' } });
  expect(watched).toContain(fromRoot('shared/contracts/learning/lessons.ts'));
});
