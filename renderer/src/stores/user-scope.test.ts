import type { Course } from '@web/api';
import { type FakeAnswer, type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { RootStore } from './root.store';
import { addWrite } from './write-queue/change-queue';
import type { QueuedWrite } from './write-queue/queued-write';

const ADA = 'ada';
const GRACE = 'grace';
const ownToken = (request: { token: string | null }) =>
  (JSON.parse(atob(request.token!.split('.')[1]!)) as { sub: string }).sub;
const course = (done: boolean) =>
  ({
    uuid: 'c1',
    slug: 'one',
    chapters: [{ slug: 'a', lessons: [{ uuid: 'l1', isComplete: done }] }],
  }) as unknown as Course;

const tokenFor = (userId: string) => ({ body: { access_token: fakeToken(900, Date.now(), userId) } });

function setUp(handlers: FakeHandlers = {}, platform = fakePlatform(), kinds: QueuedWrite[] = []) {
  const api = fakeApi({
    otpLogin: ({ body }) => tokenFor((body as { otp: string }).otp),
    logout: () => ({}),
    getUser: (request) => ({ body: { uuid: ownToken(request), level: 3 } }),
    getCourseBySlug: () => ({ body: course(false) }),
    getCourse: (request) => ({ body: course(request.token !== null && ownToken(request) === ADA) }),
    getDashboardContent: (request) => ({ body: { currentLessonUuid: `next of ${ownToken(request)}` } }),
    ...handlers,
  });
  const systemTheme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  return { stores: new RootStore(api, platform, systemTheme, undefined, kinds), api, platform };
}

/** All of the learner's data in the stores. */
function shown({ user, progress, scope }: RootStore) {
  const done = progress.courseBySlug.values().flatMap(({ chapters }) => chapters[0]!.lessons);
  return {
    owner: scope.owner,
    user: user.user?.uuid,
    next: progress.dashboard.value?.currentLessonUuid,
    done: done.filter(({ isComplete }) => isComplete).length,
  };
}

async function load({ user, progress }: RootStore): Promise<void> {
  await Promise.all([user.load(), progress.dashboard.load(), progress.courseBySlug.get('one').load()]);
}

test('the next learner to sign in on the same page sees none of the previous learner’s data', async () => {
  const { stores } = setUp();
  await stores.session.signInWithCode(ADA);
  await load(stores);
  expect(shown(stores)).toEqual({ owner: ADA, user: ADA, next: 'next of ada', done: 1 });

  await stores.session.signOut();
  expect(shown(stores)).toEqual({ owner: 'guest-id', user: undefined, next: undefined, done: 0 });

  await stores.session.signInWithCode(GRACE);
  expect(shown(stores)).toEqual({ owner: GRACE, user: undefined, next: undefined, done: 0 });
  await load(stores);
  expect(shown(stores)).toEqual({ owner: GRACE, user: GRACE, next: 'next of grace', done: 0 });
});

test('a late response for the previous learner is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { stores } = setUp({
    getDashboardContent: async () => {
      await promise;
      return { body: { currentLessonUuid: 'of ada' } };
    },
  });
  await stores.session.signInWithCode(ADA);
  const late = stores.progress.dashboard.load();
  stores.session.forget();
  await stores.session.signInWithCode(GRACE);
  resolve();
  await late;
  expect(stores.progress.dashboard.value).toBeUndefined();
});

test('a refresh that returns a different user switches to that user', async () => {
  const { stores, api } = setUp({ refresh: () => tokenFor(GRACE) });
  await stores.session.signInWithCode(ADA);
  await load(stores);
  await api.tokens.refresh(); // the cookie is Grace's now, who signed in in another window
  expect(shown(stores)).toEqual({ owner: GRACE, user: undefined, next: undefined, done: 0 });
});

test('a refresh for the same learner keeps the loaded data', async () => {
  const { stores, api } = setUp({ refresh: () => tokenFor(ADA) });
  await stores.session.signInWithCode(ADA);
  await load(stores);
  await api.tokens.refresh();
  expect(shown(stores).next).toBe('next of ada');
});

test('screens are rebuilt when a learner leaves, not when a guest signs in', async () => {
  const { stores } = setUp();
  const first = stores.scope.generation;
  await stores.session.signInWithCode(ADA);
  expect(stores.scope.generation).toBe(first);
  stores.session.forget();
  expect(stores.scope.generation).toBe(first + 1);
});

test('until the session is confirmed, the most recent learner’s work is shown', async () => {
  const { stores, platform } = setUp();
  await stores.session.signInWithCode(ADA);
  await stores.session.signOut();
  await stores.session.signInWithCode(GRACE);
  expect(setUp({}, platform).stores.scope.owner).toBe(GRACE);
});

test('without a connection, a reload shows the learner’s name, level and progress, and no token is stored', async () => {
  const online = setUp();
  await online.stores.session.signInWithCode(ADA);
  await load(online.stores);

  const { stores, platform } = setUp(
    { refresh: () => 'offline', getUser: () => 'offline', getVersion: () => 'offline' },
    online.platform,
  );
  await stores.session.start();
  await load(stores);
  expect([stores.session.status, shown(stores), stores.user.user?.level]).toEqual([
    'unknown',
    { owner: ADA, user: ADA, next: 'next of ada', done: 1 },
    3,
  ]);
  const stored = platform.storage.keys('').map((key) => platform.storage.get(key));
  expect(stored.join()).not.toContain(online.api.tokens.current);
});

test('signing out, or losing the session, deletes what was kept of the learner', async () => {
  const { stores, platform } = setUp({ refresh: () => ({ status: 401, body: { error: 'no' } }) });
  const kept = () => platform.storage.keys('emberforge.kept.');
  await stores.session.signInWithCode(ADA);
  await load(stores);
  expect(kept()).toHaveLength(3);
  await stores.session.signOut();
  expect(kept()).toEqual([]);

  await stores.session.signInWithCode(GRACE);
  await load(stores);
  await stores.session.restore();
  expect([stores.session.status, kept()]).toEqual(['guest', []]);
});

test('when the server is back, the session and the failed data follow by themselves', async () => {
  const before = setUp();
  await before.stores.session.signInWithCode(ADA);
  await load(before.stores);
  let isUp = false;
  const whenUp = (answer: () => FakeAnswer) => (isUp ? answer() : ('offline' as const));
  const { stores } = setUp(
    {
      refresh: () => whenUp(() => tokenFor(ADA)),
      getVersion: () => whenUp(() => ({ body: { version: '1' } })),
    },
    before.platform,
  );
  await stores.session.start();
  await vi.waitFor(() => expect(stores.user.state.status).toBe('failed'));
  expect([stores.connection.status, stores.user.user?.level]).toEqual(['unreachable', 3]);
  isUp = true;
  await stores.connection.check();
  expect([stores.session.status, stores.connection.isOnline]).toEqual(['signed-in', true]);
  await vi.waitFor(() => expect(stores.user.state.status).toBe('ready'));
});

test('a sign-in loads the user and closes the login dialog', async () => {
  const { stores } = setUp();
  stores.overlays.askToSignIn({ reason: 'to submit' });
  await stores.session.signInWithCode(ADA);
  await vi.waitFor(() => expect(stores.user.user?.level).toBe(3));
  expect(stores.overlays.open).toBeNull();
});

test('what waits for one learner isn’t sent with the session of another, which this window hasn’t noticed', async () => {
  const kind: QueuedWrite<string> = {
    name: 'note',
    read: (stored) => stored as string,
    keyOf: () => 'page',
    load: async () => ({
      send: (_write, { api }) => api.call('markAllNotificationsViewed'),
      announce: () => {},
      describe: ({ data }) => ({ title: data, href: '/' }),
    }),
  };
  // Ada's token has to be renewed for the next call, and by then the browser's cookie is Grace's.
  const handlers: FakeHandlers = {
    refresh: () => tokenFor(GRACE),
    markAllNotificationsViewed: () => ({}),
  };
  const { stores, api } = setUp(handlers, fakePlatform(), [kind]);
  await stores.session.signInWithCode(ADA);
  const { writeQueue } = stores.scope;
  addWrite(writeQueue, kind, 'mine');
  api.tokens.set(fakeToken(30, Date.now(), ADA));
  await writeQueue.sendAll();
  expect(api.seen.filter(({ name }) => name === 'markAllNotificationsViewed')).toEqual([]);
  expect([stores.scope.owner, stores.scope.writeQueue.writes]).toEqual([GRACE, []]);
});

test('a completed lesson reaches each store in use, once', () => {
  const { scope } = setUp().stores;
  const heard: string[] = [];
  const named = (name: string) => () => ({
    dispose: () => {},
    onLessonComplete: () => void heard.push(name),
  });
  const used = named('used');
  scope.of(used);
  scope.of(used);
  scope.of(() => ({ dispose: () => {} }));
  scope.lessonCompleted();
  expect(heard).toEqual(['used']);
});
