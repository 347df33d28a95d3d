import { i18n } from '@web/i18n';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readError } from './read-error';
import { serverText } from './server-texts';

describe('in German', () => {
  beforeEach(async () => {
    const { messages } = await import('../../locales/de.po');
    i18n.loadAndActivate({ locale: 'de', messages });
  });
  afterEach(() => i18n.activate('en'));

  test.each([
    ["You're not logged in", 'Du bist nicht angemeldet'],
    ["Can't recruit yourself", 'Du kannst dich nicht selbst werben'],
    ['You need 1,200 gems for this, and you have 3.', 'Dafür brauchst du 1.200 Edelsteine, und du hast 3.'],
    [
      'Too many requests. Please try again in 42 seconds.',
      'Zu viele Anfragen. Bitte versuch es in 42 Sekunden noch einmal.',
    ],
    [
      'The GitHub account ada (2) is already linked to another account here. Unlink it there first.',
      'Das GitHub-Konto ada (2) ist hier schon mit einem anderen Konto verknüpft. Löse die Verknüpfung zuerst dort.',
    ],
  ])('“%s” is “%s”', async (english, german) => {
    expect(serverText(english)).toBe(german);
    expect(await readError({ error: english })).toBe(german);
  });

  test('a text that nobody has translated stays as it is', async () => {
    expect(await readError({ error: 'The moon is full.' })).toBe('The moon is full.');
  });
});

test('English stays as it is', async () => {
  expect(await readError({ error: 'This lesson doesn’t exist.' })).toBe('This lesson doesn’t exist.');
});

test.each([null, {}, { error: '' }, { error: 42 }, '<html>'])('%j has no text of ours', async (body) => {
  expect(await readError(body)).toBe('Unknown error occurred');
});
