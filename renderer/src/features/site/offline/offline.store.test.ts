import { KeepError } from '@web/platform/offline-copies';
import { fakeCopies, memoryStorage } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { type OfflineSources, OfflineStore } from './offline.store';

const LESSON = '/v1/static/lessons/1';
const REPLIES: Record<string, string> = {
  '/v1/static/tracks': '[]',
  '/v1/static/courses/overview': '[]',
  '/v1/static/lesson_index': '[]',
  '/v1/static/teachers': '[]',
  '/v1/static/courses/slug/a': JSON.stringify({ Chapters: [{ Lessons: [{ UUID: '1' }] }] }),
  [LESSON]: '{}',
};
const HOUR = 3_600_000;

function setUp(options: Partial<OfflineSources> = {}) {
  const copies = fakeCopies(REPLIES);
  const storage = memoryStorage();
  const world = {
    isOnline: true,
    isMetered: false,
    now: 1_000 * HOUR,
    requests: 0,
    reconnect: () => {},
    changeSet: () => {},
  };
  const { keep } = copies;
  copies.keep = async (...args) => {
    world.requests += 1;
    if (!world.isOnline) throw new KeepError(0);
    return keep(...args);
  };
  const open = () =>
    new OfflineStore({
      storage,
      isDesktop: false,
      copies: async () => copies,
      connection: {
        get isOnline() {
          return world.isOnline;
        },
        check: async () => world.isOnline,
        onReconnect: (listener) => {
          world.reconnect = listener;
          return () => {};
        },
      },
      findSet: async () => ({ key: 'a', title: 'Forge', courses: [{ uuid: 'a', slug: 'a', numLessons: 1 }] }),
      onSetChange: (listener) => {
        world.changeSet = listener;
        return () => {};
      },
      keepTheRest: async () => [],
      isMetered: () => world.isMetered,
      exclusive: (task) => task(),
      now: () => world.now,
      ...options,
    });
  return { copies, world, open, storage };
}

const settled = (store: OfflineStore) => expect.poll(() => store.status);

test('in a browser nothing starts by itself; turned on, it keeps the lessons and says so', async () => {
  const { copies, open } = setUp();
  const store = open();
  await store.begin();
  expect([store.status, copies.kept.size]).toEqual(['off', 0]);
  await store.setOn(true);
  expect(store.status).toBe('done');
  expect(store.record.last).toMatchObject({ title: 'Forge', lessons: 1, kept: 1, isFull: false });
  expect(store.usedBytes).toBe(Object.values(REPLIES).reduce((sum, text) => sum + text.length, 0));
});

test('in the desktop app it’s on, and after a restart nothing is compared again for a day', async () => {
  const { world, open } = setUp({ isDesktop: true });
  await open().begin();
  expect(world.requests).toBe(6);
  const restarted = open();
  await restarted.begin();
  expect([restarted.status, world.requests]).toEqual(['done', 6]);
  world.now += 25 * HOUR;
  await open().begin();
  expect(world.requests).toBe(12);
});

test('the download of a language is shown, and one that’s missing is tried again at the next start', async () => {
  let finish = (_missing: string[]) => {};
  const keepTheRest: OfflineSources['keepTheRest'] = async (_set, _signal, onLanguage) => {
    onLanguage({ name: 'C', progress: { receivedBytes: 5_000_000, totalBytes: 15_000_000 } });
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const { world, open } = setUp({ keepTheRest });
  const store = open();
  const saved = store.setOn(true);
  await expect.poll(() => store.language?.name).toBe('C');
  expect(store.status).toBe('saving');
  finish(['C']);
  await saved;
  expect([store.status, store.language, store.record.last?.missing]).toEqual(['done', undefined, ['C']]);
  const before = world.requests;
  void open().begin();
  await expect.poll(() => world.requests).toBeGreaterThan(before);
});

test('it waits for a connection, and goes on when there is one', async () => {
  const { world, open } = setUp({ isDesktop: true });
  const store = open();
  world.isOnline = false;
  store.follow();
  await settled(store).toBe('waiting');
  expect(store.obstacle).toBe('connection');
  world.isOnline = true;
  world.reconnect();
  await settled(store).toBe('done');
});

test('another track is kept in place of the one before', async () => {
  let key = 'a';
  const findSet = async () => ({ key, title: key, courses: [{ uuid: key, slug: 'a', numLessons: 1 }] });
  const { world, open } = setUp({ isDesktop: true, findSet });
  const store = open();
  store.follow();
  await settled(store).toBe('done');
  key = 'b';
  world.changeSet();
  await expect.poll(() => store.record.last?.key).toBe('b');
});

test('on a metered connection it waits until the learner says so', async () => {
  const { world, copies, open } = setUp();
  world.isMetered = true;
  const store = open();
  await store.setOn(true);
  expect([store.status, store.obstacle, copies.kept.size]).toEqual(['waiting', 'metered', 0]);
  await store.setMeteredOk(true);
  expect(store.status).toBe('done');
});

test('paused, it stays so after a restart, until it’s resumed', async () => {
  const { copies, open } = setUp({ isDesktop: true });
  const store = open();
  const running = store.begin();
  store.pause();
  await running;
  expect([store.status, store.record.last]).toEqual(['paused', undefined]);
  const restarted = open();
  await restarted.begin();
  expect(restarted.status).toBe('paused');
  await restarted.resume();
  expect([restarted.status, copies.kept.has(LESSON)]).toEqual(['done', true]);
});

test('removing the lessons turns it off', async () => {
  const { copies, open } = setUp({ isDesktop: true });
  const store = open();
  await store.begin();
  await store.remove();
  expect([store.status, copies.kept.size, store.usedBytes, open().status]).toEqual(['off', 0, 0, 'off']);
});

test('it says why it can’t keep anything', async () => {
  const { copies, open } = setUp({ isDesktop: true });
  copies.obstacle = () => 'insecure';
  const store = open();
  await store.begin();
  expect([store.status, store.obstacle]).toEqual(['waiting', 'insecure']);
  const none = setUp({ isDesktop: true, findSet: async () => undefined }).open();
  await none.begin();
  expect([none.status, none.obstacle]).toEqual(['waiting', 'no-course']);
});
