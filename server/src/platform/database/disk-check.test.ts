import { join } from 'node:path';
import { QueryFailedError } from 'typeorm';
import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../../test/database/test-storage';
import { connect, createDataSource, Database, diskReadiness } from '.';

afterEach(() => void vi.useRealTimers());

const MEGABYTE = 1024 * 1024;

test('a server whose data folder has no room left isn’t ready', async () => {
  const check = (free: number) =>
    diskReadiness({ msSinceFull: () => Number.POSITIVE_INFINITY }, '/data', async () => free).isReady();
  expect(await check(15 * MEGABYTE)).toBe(false);
  expect(await check(16 * MEGABYTE)).toBe(true);
});

test('nor is one whose database couldn’t store something, until half a minute after the last time', async () => {
  const storage = await createStorage('sqlite');
  const dataSource = await connect(
    createDataSource({ sqlitePath: join(storage.location.dataDir, 'emberforge.sqlite'), entities: [] }),
  );
  const database = new Database(dataSource);
  const check = diskReadiness(database, '/data', async () => Number.POSITIVE_INFINITY);
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await check.isReady()).toBe(true);
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const failing = database.transaction(() => Promise.reject(new QueryFailedError('INSERT', [], full)));
  await expect(failing).rejects.toThrow('could not extend file');
  expect(await check.isReady()).toBe(false);
  vi.advanceTimersByTime(30_001);
  expect(await check.isReady()).toBe(true);
  await dataSource.destroy();
  await storage.remove();
});
