import { TEXTS, text } from '@shared/texts';
import { i18n } from '@web/i18n';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readError } from './read-error';
import { inOwnWords, textOfReference } from './server-texts';

describe('in German', () => {
  beforeEach(async () => {
    const { messages } = await import('../../locales/de.po');
    i18n.loadAndActivate({ locale: 'de', messages });
  });
  afterEach(() => i18n.activate('en'));

  test('every text is translated, with all its values', () => {
    const placeholders = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
    const wrong = Object.entries(TEXTS).filter(([id, message]) => {
      const values = Object.fromEntries(placeholders(message).map((name) => [name, '2026']));
      const german = textOfReference(id + (message.includes('{') ? `?${new URLSearchParams(values)}` : ''));
      return german === undefined || /[{}#]$|\{\w+\}/.test(german) || !hasAll(german, values);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [text('session.not-logged-in'), 'Du bist nicht angemeldet'],
    [text('recruits.self'), 'Du kannst dich nicht selbst werben'],
    [
      text('game.need-gems', { amount: 1_200, balance: 3 }),
      'Dafür brauchst du 1.200 Edelsteine, und du hast 3.',
    ],
    [
      text('request.too-many-for-seconds', { seconds: 42 }),
      'Zu viele Anfragen. Bitte versuch es in 42 Sekunden noch einmal.',
    ],
    [
      text('request.too-many-for-minutes', { minutes: 1 }),
      'Zu viele Anfragen. Bitte versuch es in 1 Minute noch einmal.',
    ],
    [
      text('providers.linked-elsewhere', { provider: 'GitHub', name: 'ada & "Bob" {x} 100% ✨' }),
      'Das GitHub-Konto ada & "Bob" {x} 100% ✨ ist hier schon mit einem anderen Konto verknüpft. Löse die Verknüpfung zuerst dort.',
    ],
    [
      text('sign-in.suspended-until-deletion', { date: new Date('2026-12-24T12:00Z'), reason: 'Spam' }),
      'Dieses Konto ist gesperrt und wird am 24. Dezember 2026 gelöscht. Der Grund: Spam',
    ],
  ])('“$english” has the same values', async (error, german) => {
    expect(inOwnWords(error)).toBe(german);
    expect(await readError({ error: error.english }, error.reference)).toBe(german);
  });

  test.each([undefined, null, 'moon.full', 'toString', ''])(
    'a text that isn’t known stays as it is (%j)',
    async (reference) => {
      expect(await readError({ error: 'The moon is full.' }, reference)).toBe('The moon is full.');
    },
  );
});

test('English stays as it is', async () => {
  const { english, reference } = text('catalog.no-such-lesson');
  expect(await readError({ error: english }, reference)).toBe('This lesson doesn’t exist.');
});

test.each([null, {}, { error: '' }, { error: 42 }, '<html>'])('%j has no text of ours', async (body) => {
  expect(await readError(body, undefined)).toBe('Unknown error occurred');
});

/** However the language writes them: 2026, 2.026, or a date in that year. */
const hasAll = (words: string, values: Record<string, string>) =>
  words.match(/2\.?026/g)?.length === Object.keys(values).length || Object.keys(values).length === 0;
