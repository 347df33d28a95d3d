import { WorkerRunner } from '@shared/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { nodeRunnerWorker } from '@shared/runner/testing/node-worker';
import { afterAll, expect, test } from 'vitest';
import { DatabaseStore } from './database.store';
import { lessonDatabase } from './schema';

/* On the real runtime: nobody else knows what SQLite says about itself. */
const runner = new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
afterAll(() => runner.close());

const databaseOf = (content: string) => lessonDatabase(runner, [{ name: 'tables.sql', content }]);

test('tables are listed with their columns, types and keys', async () => {
  const database = databaseOf(`
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, anything);
    CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INT REFERENCES customers (id), other REFERENCES customers);
    CREATE VIEW names AS SELECT name FROM customers;`);
  const plain = { isKey: false, isRequired: false, references: null };
  expect(await database.tables()).toEqual([
    {
      name: 'customers',
      kind: 'table',
      columns: [
        { ...plain, name: 'id', type: 'INTEGER', isKey: true },
        { ...plain, name: 'name', type: 'TEXT', isRequired: true },
        { ...plain, name: 'anything', type: '' },
      ],
    },
    {
      name: 'orders',
      kind: 'table',
      columns: [
        { ...plain, name: 'id', type: 'INTEGER', isKey: true },
        { ...plain, name: 'customer_id', type: 'INT', references: 'customers.id' },
        { ...plain, name: 'other', type: '', references: 'customers' },
      ],
    },
    { name: 'names', kind: 'view', columns: [{ ...plain, name: 'name', type: 'TEXT' }] },
  ]);
});

test('more columns than one result shows are all there', async () => {
  const columns = Array.from({ length: 70 }, (_, at) => `c${at}`).join(', ');
  const tables = await databaseOf(`CREATE TABLE wide (${columns}); CREATE TABLE b (x);`).tables();
  expect(tables.map((table) => table.columns.length)).toEqual([70, 1]);
});

test('a table shows its first rows and how many there are, whatever it’s called', async () => {
  const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120) SELECT i FROM n`;
  const rows = await databaseOf(`CREATE TABLE "od""d; DROP" (i); INSERT INTO "od""d; DROP" ${many};`).rows(
    'od"d; DROP',
  );
  expect([rows.rows.length, rows.count, rows.rows[0]]).toEqual([50, 120, ['1']]);
});

test('the panel shows the first table, and can try again after a failure', async () => {
  const broken = {
    tables: () => Promise.reject(new Error('no')),
    rows: () => Promise.reject(new Error('no')),
  };
  const parts = { database: broken as ReturnType<typeof lessonDatabase> };
  const store = new DatabaseStore(() => parts.database);
  await store.load();
  expect(store.status).toBe('failed');
  parts.database = databaseOf("CREATE TABLE a (x); INSERT INTO a VALUES ('one');CREATE TABLE b (y);");
  await store.load();
  expect([store.status, store.shown?.name, store.rows?.rows]).toEqual(['ready', 'a', [['one']]]);
  await store.show('b');
  expect([store.shown?.name, store.rows?.count]).toEqual(['b', 0]);
});
