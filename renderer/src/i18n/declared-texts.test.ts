import { asIs, TEXTS, Text, text } from '@shared/texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { inOwnLanguage, inOwnWords } from './declared-texts';
import { i18n } from './i18n';
import { showGerman } from './testing/show-german';

describe('in German', () => {
  beforeEach(showGerman);

  test('every text is translated, with all its values', () => {
    const wrong = Object.entries(TEXTS).filter(([id, message]) => {
      const values = Object.fromEntries(placeholdersOf(message).map((name) => [name, '2026']));
      const german = inOwnLanguage('', id + (message.includes('{') ? `?${new URLSearchParams(values)}` : ''));
      return german === '' || /[{}#]$|\{\w+\}/.test(german) || !hasAll(german, values);
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
  ])('“$english” has the same values', (error, german) => {
    expect(inOwnWords(error)).toBe(german);
    expect(inOwnLanguage(error.english, error.reference)).toBe(german);
  });

  test('a text inside of another one is translated too, and words that aren’t ours stay', () => {
    const inner = text('steps.status', { expected: 200, got: 404 });
    const outer = text('steps.failed', { number: 2, sentence: inner });
    const german = 'Schritt 2: Erwartet war der Status 200, es kam aber 404.';
    expect(inOwnWords(outer)).toBe(german);
    expect(inOwnLanguage(outer.english, outer.reference)).toBe(german);
    expect(inOwnWords(Text.received(outer.english, outer.reference))).toBe(german);
    const own = text('steps.failed', { number: 2, sentence: asIs('jq: error') });
    expect(inOwnLanguage(own.english, own.reference)).toBe('Schritt 2: jq: error');
  });

  test('a text around one of a newer server stays in English as a whole', () => {
    const outer = 'steps.failed?number=2&sentence*=moon.full';
    expect(inOwnLanguage('Step 2: The moon is full.', outer)).toBe('Step 2: The moon is full.');
  });

  test.each([undefined, null, 'moon.full', 'toString', ''])(
    'a text that isn’t known stays as it is (%j)',
    (reference) => {
      expect(inOwnLanguage('The moon is full.', reference)).toBe('The moon is full.');
    },
  );
});

test('English stays as it is', () => {
  i18n.activate('en');
  const { english, reference } = text('catalog.no-such-lesson');
  expect(inOwnLanguage(english, reference)).toBe('This lesson doesn’t exist.');
});

/** Plural forms aren't. */
const placeholdersOf = (message: string) => [
  ...new Set(
    [...message.replace(/, plural, one \{[^}]*\} other \{[^}]*\}/g, '').matchAll(/\{(\w+)[,}]/g)].map(
      ([, name]) => name!,
    ),
  ),
];

/** However the language writes them: 2026, 2.026, or a date in that year. */
const hasAll = (words: string, values: Record<string, string>) =>
  (words.match(/2\.?026/g)?.length ?? 0) >= Object.keys(values).length;
