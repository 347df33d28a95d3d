import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ValueStore } from './value-store';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberforge-values-'));
  path = join(folder, 'learner.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (key: string, value: string | null) => ({ key, value });

/** Opens the store, does something with it, and closes it. */
function within<T>(use: (store: ValueStore) => T): T {
  const store = new ValueStore({ path });
  try {
    return use(store);
  } finally {
    store.close();
  }
}
const reopened = () => within((store) => ({ values: store.all(), problem: store.problem }));
const damaged = () => readdirSync(folder).filter((name) => /\.damaged-[\dTZ-]+$/.test(name));

/** Drafts of 3 KB each, so that the file has many pages. */
const DRAFTS = Array.from({ length: 60 }, (_, at) =>
  put(`draft.${at}`, `${at} `.padEnd(3_000, `print(${at})`)),
);
const EXPECTED = Object.fromEntries(DRAFTS.map(({ key, value }) => [key, value]));

describe('a learner’s values', () => {
  test('are there after a restart, to the letter', () => {
    const odd = 'a\0b ’ 🔥 \u2028';
    within((store) => {
      expect(store.apply([put('a', '1'), put('b', '2'), put('odd', odd)])).toEqual({ isStored: true });
      store.apply([put('a', 'new'), put('b', null), put('half', 'x\ud83d')]);
    });
    expect(reopened()).toEqual({ values: { a: 'new', odd, half: 'x\ufffd' }, problem: undefined });
  });

  test('two copies of the app write one file', () => {
    const first = new ValueStore({ path });
    const second = new ValueStore({ path });
    for (let at = 0; at < 20; at++) {
      expect(first.apply([put(`first.${at}`, 'x')]).isStored).toBe(true);
      expect(second.apply([put(`second.${at}`, 'x')]).isStored).toBe(true);
    }
    first.close();
    second.close();
    expect(Object.keys(reopened().values)).toHaveLength(40);
  });

  test('a write that has no room on the disk changes nothing, and works once there is', () => {
    const store = new ValueStore({ path });
    store.apply([put('draft', 'old')]);
    const { db } = store as unknown as { db: Database.Database };
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
    const big = 'x'.repeat(50_000);
    expect(store.apply([put('small', 'a'), put('draft', big)])).toEqual({
      isStored: false,
      problem: { kind: 'disk-full' },
    });
    expect(store.all()).toEqual({ draft: 'old' });
    db.pragma('max_page_count = 100000');
    expect(store.apply([put('draft', big)])).toEqual({ isStored: true });
    expect(store.problem).toBeUndefined();
    store.close();
  });
});

describe('a damaged file is set aside, and nothing of the learner’s own is lost', () => {
  beforeEach(() => within((store) => store.apply(DRAFTS)));

  test('when a value has changed on the disk, it comes from the backup', () => {
    const bytes = readFileSync(path);
    bytes.write('###', bytes.indexOf('print(7)print(7)'));
    writeFileSync(path, bytes);
    const { values, problem } = reopened();
    expect(values).toEqual(EXPECTED);
    expect(problem).toEqual({ kind: 'damaged', file: damaged()[0] });
    expect(reopened().problem).toBeUndefined();
  });

  test.each([
    ['its start is overwritten', (bytes: Buffer) => bytes.fill(7, 0, 200)],
    ['a page in its middle is', (bytes: Buffer) => bytes.fill(7, 4096 * 12, 4096 * 13)],
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, 4096 * 20)],
    ['it’s another kind of file', () => Buffer.from('not a database at all')],
    ['it’s empty of our tables', () => emptyDatabase()],
  ])('when %s', (_name, damage) => {
    writeFileSync(path, damage(readFileSync(path)));
    const { values, problem } = reopened();
    expect(values).toEqual(EXPECTED);
    expect(problem?.kind).toBe('damaged');
    expect(damaged()).toHaveLength(1);
  });

  test('what was written after the backup is read from the damaged file', () => {
    const store = new ValueStore({ path });
    store.apply([put('draft.0', 'newer than the backup'), put('after', 'the backup'), put('draft.1', null)]);
    const { db } = store as unknown as { db: Database.Database };
    db.pragma('wal_checkpoint(TRUNCATE)');
    const bytes = readFileSync(path);
    const backup = readFileSync(`${path}.backup-1`);
    store.close();
    writeFileSync(`${path}.backup-1`, backup);
    bytes.write('###', bytes.indexOf('print(7)print(7)'));
    writeFileSync(path, bytes);
    const { values } = reopened();
    expect(values).toMatchObject({
      ...EXPECTED,
      'draft.0': 'newer than the backup',
      'draft.1': EXPECTED['draft.1'],
      after: 'the backup',
    });
  });

  test('with the newest backup damaged too, the one before it is used', () => {
    within((store) => store.apply([put('draft.0', EXPECTED['draft.0'] ?? '')]));
    truncateSync(path, 100);
    truncateSync(`${path}.backup-1`, 5_000);
    expect(reopened().values).toEqual(EXPECTED);
  });

  test('damage that shows while the app is running', () => {
    const store = new ValueStore({ path });
    const { db } = store as unknown as { db: Database.Database };
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.pragma('cache_size = 0');
    db.pragma('shrink_memory');
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4096, 7), 0, 4096, 4096 * 2);
    closeSync(file);
    expect(store.apply([put('late', 'x')])).toMatchObject({ isStored: true });
    expect(store.all()).toEqual({ ...EXPECTED, late: 'x' });
    store.close();
  });
});

describe('a file that can’t be used isn’t touched, and the values last as long as the app is open', () => {
  test('of a newer version', () => {
    within((store) => store.apply([put('a', '1')]));
    const db = new Database(path);
    db.pragma('user_version = 99');
    db.close();
    const before = readFileSync(path);
    within((store) => {
      expect(store.problem).toEqual({ kind: 'newer' });
      expect(store.apply([put('b', '2')])).toEqual({ isStored: false, problem: { kind: 'newer' } });
      expect(store.all()).toEqual({ b: '2' });
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('in a place that can’t be written', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    within((store) => {
      expect(store.problem).toEqual({ kind: 'unwritable' });
      store.apply([put('b', '2')]);
      expect(store.all()).toEqual({ b: '2' });
    });
    expect(existsSync(path)).toBe(false);
  });
});

function emptyDatabase(): Buffer {
  const other = join(folder, 'other.db');
  const db = new Database(other);
  db.exec('CREATE TABLE value (a); PRAGMA user_version = 1');
  db.close();
  const bytes = readFileSync(other);
  rmSync(other);
  return bytes;
}
