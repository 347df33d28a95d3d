import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReplyStore } from './reply-store';

let folder: string;
let path: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberforge-replies-'));
  path = join(folder, 'lessons.db');
  clock = 1_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (options = {}) => new ReplyStore({ path, now: () => clock, ...options });
const lesson = (id: string | number) => `/v1/static/lessons/${id}`;
const copyOf = (address: string, bytes: number, course?: string) => ({
  address,
  headers: new Headers({ 'content-type': 'application/json', etag: `"${address}"`, 'x-request-id': 'own' }),
  bytes: new Uint8Array(bytes).fill(65),
  course,
});
const has = async (store: ReplyStore, address: string) => (await store.find(address)) !== undefined;

test('a copy is there after a restart, with the headers that belong to it', async () => {
  const first = open();
  expect(await first.keep(copyOf(lesson(1), 10, 'course'))).toBe('kept');
  first.close();
  const second = open();
  const copy = await second.find(lesson(1));
  expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
    'content-length': '10',
    'content-type': 'application/json',
    etag: `"${lesson(1)}"`,
  });
  expect(await copy?.text()).toBe('AAAAAAAAAA');
  expect(second.kept()).toEqual([{ address: lesson(1), bytes: 10 }]);
  second.close();
});

test('what was opened makes room for newer copies, the least recently used first, and never displaces kept lessons', async () => {
  const store = open({ openedLimitBytes: 300 });
  await store.keep(copyOf(lesson('kept'), 250, 'course'));
  for (const id of ['a', 'b', 'c']) {
    clock += 100_000;
    await store.keep(copyOf(lesson(id), 100));
  }
  clock += 100_000;
  await store.find(lesson('a'));
  clock += 100_000;
  await store.keep(copyOf(lesson('d'), 100));
  expect(store.addresses('/v1/static/')).toEqual(['kept', 'c', 'a', 'd'].map(lesson));
  await store.keep(copyOf(lesson('kept'), 260)); // opened again
  expect(store.kept()).toEqual([{ address: lesson('kept'), bytes: 260 }]);
  store.close();
});

test('kept lessons end at their limit, and a lower one drops those that were used the longest ago', async () => {
  const store = open();
  store.setLimit(250);
  for (const id of [1, 2]) {
    clock += 100_000;
    await store.keep(copyOf(lesson(id), 100, 'course'));
  }
  expect(await store.keep(copyOf(lesson(3), 100, 'course'))).toBe('full');
  expect(await store.keep(copyOf(lesson(2), 150, 'course'))).toBe('kept');
  store.setLimit(150);
  expect([await has(store, lesson(1)), await has(store, lesson(2))]).toEqual([false, true]);
  store.close();
});

test('removing lessons gives their room back to the disk', async () => {
  const store = open();
  for (let id = 0; id < 20; id++) await store.keep(copyOf(lesson(id), 100_000, 'course'));
  store.remove(store.kept().map(({ address }) => address));
  store.close();
  expect(statSync(path).size).toBeLessThan(200_000);
});

test('a copy whose bytes have changed on the disk counts as missing', async () => {
  const first = open();
  await first.keep(copyOf(lesson(1), 1_000));
  first.close();
  const bytes = readFileSync(path);
  bytes.write('B', bytes.indexOf('AAAAAAAA') + 10);
  writeFileSync(path, bytes);
  const second = open();
  expect([await has(second, lesson(1)), second.addresses('/v1/')]).toEqual([false, []]);
  second.close();
});

test('a damaged file is set aside, and copies are kept in a new one', async () => {
  const first = open();
  await first.keep(copyOf(lesson(1), 1_000));
  first.close();
  writeFileSync(path, 'not a database');
  const problems: unknown[] = [];
  const second = open({ onProblem: (problem: unknown) => problems.push(problem) });
  expect(problems.join()).toContain('set aside');
  expect(readdirSync(folder).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
  expect(await second.keep(copyOf(lesson(1), 1_000))).toBe('kept');
  expect(await has(second, lesson(1))).toBe(true);
  second.close();
});

test('a file of a newer version isn’t touched, and nothing is kept', async () => {
  open().close();
  const db = new Database(path);
  db.pragma('user_version = 99');
  db.close();
  const before = readFileSync(path);
  const store = open();
  expect(await store.keep(copyOf(lesson(1), 10, 'course'))).toBe('full');
  expect(await has(store, lesson(1))).toBe(false);
  store.close();
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a full disk costs the copy and nothing else', async () => {
  const store = open();
  await store.keep(copyOf(lesson(1), 10));
  const { db } = store as unknown as { db: Database.Database };
  db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
  expect(await store.keep(copyOf(lesson(2), 100_000, 'course'))).toBe('full');
  expect([await has(store, lesson(1)), await has(store, lesson(2))]).toEqual([true, false]);
  store.close();
});
