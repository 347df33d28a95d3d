import { fakePlatform } from '@web/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionStore } from './connection.store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const platform = fakePlatform();
  const server = { isUp: true, probes: 0 };
  const connection = new ConnectionStore({
    network: platform.network,
    random: () => 0,
    probe: async () => {
      server.probes += 1;
      if (!server.isUp) throw new Error('no answer');
      return '1';
    },
  });
  const reconnected = vi.fn();
  connection.onReconnect(reconnected);
  return { platform, server, connection, reconnected };
}

test('a device without a network is offline, one whose server doesn’t answer can’t reach it', async () => {
  const { platform, server, connection } = setUp();
  server.isUp = false;
  await connection.check();
  expect(connection.status).toBe('unreachable');
  platform.setOnline(false);
  await connection.check();
  expect(connection.status).toBe('offline');
});

test('losing the network is noticed without a request', async () => {
  const { platform, server, connection } = setUp();
  server.isUp = false;
  platform.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.status).toBe('offline');
});

test('a server that answers can be reached, with or without a network', async () => {
  const { platform, connection } = setUp();
  platform.setOnline(false);
  await connection.check();
  expect(connection.status).toBe('online');
});

test('the network’s return is noticed right away, and reported once', async () => {
  const { platform, server, connection, reconnected } = setUp();
  server.isUp = false;
  platform.setOnline(false);
  await connection.check();
  server.isUp = true;
  platform.setOnline(true);
  await connection.check();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.isOnline, reconnected.mock.calls.length]).toEqual([true, 1]);
});

test('a lost server is asked again after 1, 2, 4, 8 and then every 15 seconds', async () => {
  const { server, connection, reconnected } = setUp();
  server.isUp = false;
  await connection.check();
  const delays: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const before = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    delays.push(Date.now() - before);
  }
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  server.isUp = true;
  await vi.advanceTimersToNextTimerAsync();
  expect([connection.isOnline, reconnected.mock.calls.length]).toEqual([true, 1]);
});

test('simultaneous checks share one request, and a working connection reports nothing', async () => {
  const { server, connection, reconnected } = setUp();
  await Promise.all([connection.check(), connection.check()]);
  expect([server.probes, reconnected.mock.calls.length]).toEqual([1, 0]);
});

test('a listener that left is not called', async () => {
  const { server, connection } = setUp();
  const listener = vi.fn();
  connection.onReconnect(listener)();
  server.isUp = false;
  await connection.check();
  server.isUp = true;
  await connection.check();
  expect(listener).not.toHaveBeenCalled();
});
