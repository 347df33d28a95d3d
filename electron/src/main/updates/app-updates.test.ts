import type { UpdateState } from '@shared/desktop/updates';
import { expect, test } from 'vitest';
import { AppUpdates, type AppUpdatesOptions } from './app-updates';
import { FakeUpdater } from './testing/fake-updater';

function open(options: Partial<AppUpdatesOptions> = {}) {
  const updater = new FakeUpdater();
  const states: UpdateState[] = [];
  const notices: string[] = [];
  const warnings: unknown[] = [];
  const updates = new AppUpdates({
    updater,
    version: '1.0.0',
    isVerified: true,
    origin: () => 'https://learn.example.org',
    confirm: async () => true,
    onChange: (state) => void states.push(state),
    notify: (text) => void notices.push(text),
    log: { info: () => {}, warn: (_, detail) => void warnings.push(detail), error: () => {} },
    ...options,
  });
  return { updates, updater, states, notices, warnings };
}

test('downloads a verified update by itself, and waits for somebody to restart', async () => {
  const { updates, updater, states, notices } = open();
  updater.offered = '1.1.0';
  await updates.checkQuietly();
  expect(updater.feeds).toEqual(['https://learn.example.org/downloads/desktop']);
  expect(states).toEqual([
    { kind: 'downloading', version: '1.1.0', percent: 0 },
    { kind: 'downloading', version: '1.1.0', percent: 50 },
    { kind: 'ready', version: '1.1.0' },
  ]);
  expect(updater.restarts).toBe(0);
  updates.restart();
  expect(updater.restarts).toBe(1);
  expect(notices).toEqual([]);
});

test('asks before it downloads an update that the system can’t verify', async () => {
  const asked: string[] = [];
  let answer = false;
  const { updates, updater, states } = open({
    isVerified: false,
    confirm: async (...question) => {
      asked.push(question.join(' from '));
      return answer;
    },
  });
  updater.offered = '1.1.0';
  await updates.checkQuietly();
  const available = { kind: 'available', version: '1.1.0', host: 'learn.example.org' };
  expect(states).toEqual([available]);
  await updates.download();
  expect(updates.state).toEqual(available);
  answer = true;
  await updates.download();
  expect(updates.state).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(asked).toEqual(Array(2).fill('1.1.0 from learn.example.org'));
});

test('answers somebody who asks, also about what’s already on the screen', async () => {
  const { updates, updater, states, notices } = open();
  await updates.check();
  expect(notices).toEqual(['You have the latest version, 1.0.0.']);
  updater.offered = '1.1.0';
  await updates.check();
  await updates.check();
  expect(notices).toHaveLength(1);
  expect(states.slice(-2)).toEqual(Array(2).fill({ kind: 'ready', version: '1.1.0' }));
});

test('logs a failed check, and mentions it only to somebody who asked', async () => {
  const { updates, updater, notices, warnings, states } = open();
  updater.findError = new Error('net::ERR_INTERNET_DISCONNECTED');
  await updates.checkQuietly();
  expect(notices).toEqual([]);
  await updates.check();
  expect(notices).toEqual(['Couldn’t look for an update. Are you online?']);
  expect(warnings).toEqual([updater.findError, updater.findError]);
  expect(states).toEqual([]);
});

test('tries again after a failed download', async () => {
  const { updates, updater, notices, warnings } = open();
  updater.offered = '1.1.0';
  updater.downloadError = new Error('sha512 checksum mismatch');
  await updates.checkQuietly();
  expect(updates.state).toEqual({ kind: 'none' });
  expect(() => updates.restart()).toThrow('There’s no update to install.');
  expect(warnings).toEqual([updater.downloadError]);
  updater.downloadError = null;
  await updates.checkQuietly();
  expect(updates.state).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(notices).toEqual([]);
});

test('says so if an update can’t be installed', async () => {
  const { updates, updater, notices } = open();
  const ready: (string | null)[] = [];
  updates.onReady((version) => void ready.push(version));
  updater.offered = '1.1.0';
  updater.installError = new Error('EACCES');
  await updates.checkQuietly();
  updates.restart();
  expect(notices).toEqual([
    'The update couldn’t be installed. Please download the new version from your server.',
  ]);
  expect(updates.state).toEqual({ kind: 'none' });
  expect(ready).toEqual(['1.1.0', null]);
});

test('asks nobody before a server is chosen', async () => {
  const { updates, updater, notices } = open({ origin: () => null });
  await updates.check();
  expect(updater.feeds).toEqual([]);
  expect(notices).toEqual(['Connect to your server first: it has the updates.']);
});

test('forgets an update that another server offered', async () => {
  let origin = 'https://first.example.org';
  const { updates, updater } = open({ isVerified: false, origin: () => origin });
  updater.offered = '1.1.0';
  await updates.checkQuietly();
  origin = 'https://second.example.org';
  updater.offered = null;
  await updates.checkQuietly();
  expect(updates.state).toEqual({ kind: 'none' });
  await expect(updates.download()).rejects.toThrow('There’s no update to download.');
});

test.each([
  ['http://learn.example.org', false],
  ['http://192.168.1.20:3000', false],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://learn.example.org', true],
])('asks %s for updates: %s', async (origin, asks) => {
  const { updates, updater, notices } = open({ origin: () => origin });
  await updates.check();
  expect(updater.feeds).toEqual(asks ? [`${origin}/downloads/desktop`] : []);
  if (!asks) expect(notices).toEqual(['Updates need a server with https.']);
});
