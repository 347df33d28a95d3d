import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import type { PushMessages } from '@web/platform/push-messages';
import { fakePlatform } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { PreferencesStore } from './preferences.store';

const ENDPOINT = 'https://push.example.org/this-browser';
const KEYS = { p256dh: 'p256dh', auth: 'auth' };

const reply = (quest = false, isOn = true) => ({
  notificationPreferences: [
    { notificationType: 'quest_available', inApp: true, email: quest, push: false },
    { notificationType: 'ember_consumed', inApp: true, email: null, push: true },
  ],
  quietHours: { isOn, from: '22:00', until: '08:00' },
  timeZone: 'Europe/Berlin',
  pushPublicKey: 'key',
  numPushDevices: 0,
});

/** A browser that asks, and gets `answer`. */
function fakePush(answer: 'granted' | 'denied') {
  let address: { endpoint: string; keys: typeof KEYS } | undefined;
  let asked = 0;
  const push: PushMessages = {
    permission: async () => (asked > 0 && answer === 'denied' ? 'blocked' : address ? 'on' : 'off'),
    subscribe: async () => {
      asked += 1;
      address = answer === 'granted' ? { endpoint: ENDPOINT, keys: KEYS } : undefined;
      return address;
    },
    unsubscribe: async () => {
      const old = address?.endpoint;
      address = undefined;
      return old;
    },
  };
  return { push, asked: () => asked };
}

async function open(
  handlers: FakeHandlers = {},
  { answer = 'granted' as const, storage = fakePlatform().storage, owner = 'ada' } = {} as {
    answer?: 'granted' | 'denied';
    storage?: ReturnType<typeof fakePlatform>['storage'];
    owner?: string;
  },
) {
  const api = fakeApi({ getNotificationPreferences: () => ({ body: reply() }), ...handlers });
  api.tokens.set(fakeToken(900));
  const { push, asked } = fakePush(answer);
  const store = new PreferencesStore({
    api: api.client,
    isSignedIn: () => true,
    push,
    storage,
    owner,
  });
  await store.state.load();
  const calls = (name: string) => api.seen.filter((request) => request.name === name);
  return { store, calls, asked, storage };
}

test('a choice shows right away and is saved', async () => {
  const { store, calls } = await open({
    changeNotificationPreferences: () => ({ body: reply(true) }),
  });
  const saved = store.choose(['quest_available'], 'email', true);
  expect(store.isOn(['quest_available'], 'email')).toBe(true);
  expect(store.status).toBe('saving');
  await saved;
  expect(store.status).toBe('saved');
  expect(calls('changeNotificationPreferences').map(({ body }) => body)).toEqual([
    { notificationPreferences: [{ notificationType: 'quest_available', email: true }] },
  ]);
});

test('choices made while saving follow, and none is lost', async () => {
  const bodies: unknown[] = [];
  const { store } = await open({
    changeNotificationPreferences: ({ body }) => {
      bodies.push(body);
      return { body: reply(true, false) };
    },
  });
  const first = store.choose(['quest_available'], 'email', true);
  await Promise.all([first, store.setQuietHours({ isOn: false })]);
  expect(bodies.at(-1)).toEqual({
    notificationPreferences: [{ notificationType: 'quest_available', email: true }],
    quietHours: { isOn: false, from: '22:00', until: '08:00' },
  });
  expect(store.status).toBe('saved');
  expect(store.quietHours?.isOn).toBe(false);
});

test('a choice that couldn’t be saved is kept, and saved by the next try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isDown = true;
  const { store } = await open({
    changeNotificationPreferences: () => (isDown ? { status: 500, body: {} } : { body: reply(true) }),
  });
  await store.choose(['quest_available'], 'email', true);
  expect(store.status).toBe('failed');
  expect(store.isOn(['quest_available'], 'email')).toBe(true);
  isDown = false;
  await store.retry();
  expect(store.status).toBe('saved');
  expect(store.isOn(['quest_available'], 'email')).toBe(true);
});

test('a topic is on if all of its types are', async () => {
  const { store } = await open();
  expect(store.isOn(['quest_available', 'ember_consumed'], 'inApp')).toBe(true);
  expect(store.isOn(['quest_available', 'ember_consumed'], 'push')).toBe(false);
});

test('the browser is only asked by the switch, and the server learns the address', async () => {
  const { store, calls, asked } = await open({
    addPushDevice: () => ({ body: {} }),
    removePushDevice: () => ({ body: {} }),
  });
  await store.checkPermission();
  await store.renewDevice();
  expect(asked()).toBe(0);
  await store.allowOnThisDevice(true);
  expect(store.permission).toBe('on');
  expect(calls('addPushDevice').map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT, keys: KEYS }]);
  await store.renewDevice();
  expect(calls('addPushDevice')).toHaveLength(2);
  await store.allowOnThisDevice(false);
  expect(store.permission).toBe('off');
  expect(calls('removePushDevice').map(({ query }) => query)).toEqual([{ endpoint: ENDPOINT }]);
});

test('a learner who says no learns how to change that', async () => {
  const { store, calls } = await open({}, { answer: 'denied' });
  await store.allowOnThisDevice(true);
  expect(store.permission).toBe('blocked');
  expect(calls('addPushDevice')).toEqual([]);
});

test('on a shared computer, another learner’s device isn’t one’s own', async () => {
  const ada = await open({ addPushDevice: () => ({ body: {} }) });
  await ada.store.allowOnThisDevice(true);
  const eve = await open({}, { storage: ada.storage, owner: 'eve' });
  await eve.store.renewDevice();
  expect(eve.calls('addPushDevice')).toEqual([]);
});
