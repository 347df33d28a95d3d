import { fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { SqlConsoleStore } from './sql-console.store';

test('a query’s rows are shown as a table; the next one replaces them, whatever comes of it', async () => {
  const replies = [
    { body: { columns: ['city', 'n'], rows: [[null, 3]], isCut: true } },
    { status: 400, body: { error: 'no such table: smiths' } },
  ];
  const api = fakeApi({ runCourseSql: () => replies.shift()! });
  const store = new SqlConsoleStore(api.client);
  store.write('SELECT city, count(*) AS n FROM learners');
  await store.run();
  expect(store.result).toEqual({ columns: ['city', 'n'], rows: [[null, '3']], count: 1 });
  expect([store.isCut, store.error, store.isRunning]).toEqual([true, null, false]);
  await store.show('smiths');
  expect([store.result, store.isCut, store.error]).toEqual([null, false, 'no such table: smiths']);
  expect(api.seen.map(({ body }) => body)).toEqual([
    { code: 'SELECT city, count(*) AS n FROM learners' },
    { code: 'SELECT * FROM smiths LIMIT 20;\n' },
  ]);
});

test('a query that is still running isn’t sent twice', async () => {
  const api = fakeApi({ runCourseSql: () => ({ body: { columns: ['x'], rows: [], isCut: false } }) });
  const store = new SqlConsoleStore(api.client);
  await Promise.all([store.run(), store.run(), store.show('courses')]);
  expect(api.seen).toHaveLength(1);
});
