import type { Attempt, DraftVersion } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { lessonRef, sourceOf } from '@web/exercises';
import { expect, test, vi } from 'vitest';
import { HistoryStore } from './history.store';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const time = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

const attempt = (minute: number): Attempt => ({
  uuid: id(minute),
  createdAt: time(minute),
  resultSlug: 'failure',
  resultMessage: '',
  xpReward: 0,
  answer: { textInput: `at ${minute}` },
  regrade: null,
});
const version = (minute: number): DraftVersion => ({
  uuid: id(100 + minute),
  savedAt: time(minute),
  reason: 'replaced',
  starter: null,
  answer: { textInput: `at ${minute}` },
});

const PAGES: Record<string, object> = {
  first: { attempts: [attempt(50), attempt(40)], next: id(40) },
  [id(40)]: { attempts: [attempt(30)], next: null },
};

function setUp(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    listAttempts: ({ query }) => ({
      body: PAGES[(query as { before?: string } | undefined)?.before ?? 'first'],
    }),
    listDraftVersions: () => ({ body: [version(45), version(35)] }),
    ...handlers,
  });
  api.tokens.set(fakeToken(900));
  const calls = sourceOf(lessonRef(id(1))).callsOf(api.client, id(1));
  const history = new HistoryStore({ calls, isSignedIn: () => true });
  return { history, api, times: () => history.entries.map((entry) => entry.time) };
}

test('attempts and versions are one list, the newest first, a page at a time', async () => {
  const { history, times } = setUp();
  history.open();
  await vi.waitFor(() => expect(history.hasMore).toBe(true));
  expect(times()).toEqual([50, 45, 40].map(time));
  history.loadMore();
  await vi.waitFor(() => expect(history.hasMore).toBe(false));
  expect(times()).toEqual([50, 45, 40, 35, 30].map(time));
});

test('each attempt knows the one before', async () => {
  const { history } = setUp();
  history.open();
  await vi.waitFor(() => expect(history.hasMore).toBe(true));
  expect(history.entries.map(({ previous }) => previous?.answer?.textInput)).toEqual([
    'at 40',
    undefined,
    undefined,
  ]);
});

test('an opened history stays on the screen while it’s loaded again, and after that fails', async () => {
  let isOffline = false;
  const { history, times } = setUp({ listDraftVersions: () => (isOffline ? 'offline' : { body: [] }) });
  history.open();
  await vi.waitFor(() => expect(times()).toHaveLength(2));
  isOffline = true;
  history.refresh();
  expect(times()).toHaveLength(2);
  await vi.waitFor(() => expect(history.newest.status).toBe('failed'));
  expect(times()).toHaveLength(2);
});

test('a history that nobody has looked at isn’t loaded after a submission', () => {
  const { history, api } = setUp();
  history.refresh();
  expect(api.seen).toEqual([]);
});
