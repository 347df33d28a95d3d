import { i18n } from '@web/i18n';
import { expect, test } from 'vitest';
import { messages } from '../../locales/de.po';
import { openPush, type PushScope, showPush } from './push';

const ID = '0d1b2a30-0000-4000-8000-000000000000';
const sent = (type: string, data: object = {}, Locale?: string) =>
  JSON.stringify({
    Locale,
    Notification: {
      UUID: ID,
      CreatedAt: '2026-01-05T11:00:00.000Z',
      InAppViewedAt: null,
      NotificationType: type,
      NotificationData: data,
    },
  });

function scopeWith(windows: { focused: boolean; visibilityState?: DocumentVisibilityState }[] = []) {
  const shown: { title: string; body: string | undefined; tag: string | undefined; data: unknown }[] = [];
  const opened: string[] = [];
  const messages: unknown[] = [];
  const scope: PushScope = {
    clients: {
      matchAll: async () =>
        windows.map(({ focused, visibilityState = 'visible' }) => {
          const client = {
            focused,
            visibilityState,
            focus: async () => client,
            postMessage: (message: unknown) => void messages.push({ visibilityState, message }),
          };
          return client;
        }),
      openWindow: async (url) => {
        opened.push(url);
        return null;
      },
    },
    registration: {
      showNotification: async (title, { body, tag, data }) => void shown.push({ title, body, tag, data }),
    },
  };
  return { scope, shown, opened, messages };
}

test('it says what the app says, once', async () => {
  const { scope, shown } = scopeWith([{ focused: false }]);
  await showPush(scope, sent('chest_earned', { UserChestUUID: ID, ChestConstUUID: ID, Title: 'Rare Chest' }));
  expect(shown).toEqual([
    { title: 'Emberforge', body: 'You earned a Rare Chest. Open it!', tag: ID, data: { id: ID } },
  ]);
});

test('it says it in the learner’s language, in English if this version doesn’t have it', async () => {
  i18n.load('de', messages);
  const { scope, shown } = scopeWith();
  for (const locale of ['de', 'tlh', undefined]) await showPush(scope, sent('ember_consumed', {}, locale));
  const english = 'An ember saved your streak for a day.';
  const german = 'Eine Glut hat deine Serie für einen Tag gerettet.';
  expect(shown.map(({ body }) => body)).toEqual([german, english, english]);
});

test('nothing is shown while the learner looks at the app', async () => {
  const { scope, shown } = scopeWith([{ focused: false }, { focused: true }]);
  await showPush(scope, sent('ember_consumed'));
  expect(shown).toEqual([]);
});

test.each([undefined, '', '{', '{}', sent('a_type_of_tomorrow')])(
  'what it doesn’t understand (%j) is still a notification, as browsers demand',
  async (text) => {
    const { scope, shown } = scopeWith();
    await showPush(scope, text);
    expect(shown.map(({ body }) => body)).toEqual(['Something new is waiting for you.']);
  },
);

test('a click opens it in a window that’s open, a visible one if possible', async () => {
  const { scope, opened, messages } = scopeWith([
    { focused: false, visibilityState: 'hidden' },
    { focused: false },
  ]);
  await openPush(scope, { id: ID });
  expect(opened).toEqual([]);
  expect(messages).toEqual([{ visibilityState: 'visible', message: { type: 'open-notification', id: ID } }]);
});

test('without a window, a click opens one that knows what it’s about', async () => {
  const { scope, opened } = scopeWith();
  await openPush(scope, { id: ID });
  await openPush(scope, null);
  expect(opened).toEqual([`/dashboard?notification=${ID}`, '/dashboard']);
});
