import { beforeAll, describe, expect, test } from 'vitest';
import { call, newEmail, signUp, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

/* The tour is translated; what's asked for here is its text in content/. */
const CHOICE = '3f5b1c67-78d9-4672-a00b-f21f1515dfb3';
const COURSE = '59c5f71d-bf0a-4838-9a24-c62be628d0f1';
const GERMAN = { 'accept-language': 'fr-CH, de-AT;q=0.9, en;q=0.5' };

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

interface ShownLesson {
  Title: string;
  CourseTitle: string;
  Readme: string;
  Locale?: string;
  Locales?: string[];
  LessonDataChoice: { Question: string; Choices: string[] };
}

const lesson = (query = '', headers = {}) =>
  call<ShownLesson>(server, 'GET', `/static/lessons/${CHOICE}${query}`, { headers });
const titleOf = async (query = '', headers = {}) => (await lesson(query, headers)).body.Title;

describe('a lesson for everybody', () => {
  test('is in the language of the query, the cookie, or the browser, in this order', async () => {
    const all = () =>
      Promise.all([
        titleOf(),
        titleOf('', GERMAN),
        titleOf('', { ...GERMAN, cookie: 'theme=dark; lang=en' }),
        titleOf('', { 'accept-language': 'en', cookie: 'lang=de' }),
        titleOf('?lang=de', { 'accept-language': 'en' }),
        titleOf('?lang=en', GERMAN),
        titleOf('?lang=tlh', GERMAN),
        titleOf('', { 'accept-language': ';;;q=de,*' }),
      ]);
    const [english, german] = ['Predict the Output', 'Sag die Ausgabe voraus'];
    const expected = [english, german, english, german, german, english, german, english];
    expect(await all()).toEqual(expected);
    // Now from the cache.
    expect(await all()).toEqual(expected);
  });

  test('says what it’s translated to, and caches learn by what it differs', async () => {
    await lesson('?lang=de');
    await lesson();
    const [german, english] = await Promise.all([lesson('?lang=de'), lesson()]);
    expect(german.body).toMatchObject({
      CourseTitle: 'Rundgang durch die Schmiede',
      Locale: 'de',
      Locales: ['de'],
      LessonDataChoice: { Choices: ['`0`', '`10`', '`15`', '`coins`'] },
    });
    expect(english.body.Locale).toBeUndefined();
    expect(english.body.Locales).toEqual(['de']);
    expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect(german.headers.get('vary')).toBe('Accept-Encoding');
    expect(english.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const again = await lesson('?lang=de', { 'if-none-match': german.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect((await lesson('', { 'if-none-match': german.headers.get('etag')! })).status).toBe(200);
  });

  test('falls back to the original, text by text', async () => {
    const index = await succeed<{ Slug: string; Title: string; Chapters: { Title: string }[] }[]>(
      server,
      'GET',
      '/static/lesson_index?lang=de',
    );
    const python = index.find(({ Slug }) => Slug === 'learn-python');
    expect(python?.Title).toBe('Python lernen');
    expect(python?.Chapters.slice(0, 2).map(({ Title }) => Title)).toEqual([
      'Erste Funken',
      'Choosing the Metal',
    ]);
  });
});

describe('an account', () => {
  test('has the language of its first request, and can change it', async () => {
    const { accessToken: token } = await signUp(server, GERMAN);
    const me = () => succeed<{ Locale: string }>(server, 'GET', '/users', { token });
    const course = (headers = {}) =>
      succeed<{ Title: string }>(server, 'GET', `/courses/${COURSE}`, { token, headers });
    expect((await me()).Locale).toBe('de');
    expect((await course({ 'accept-language': 'en', cookie: 'lang=en' })).Title).toBe(
      'Rundgang durch die Schmiede',
    );
    const changed = await succeed<{ Locale: string }>(server, 'PUT', '/users', {
      token,
      body: { locale: 'en' },
    });
    expect(changed.Locale).toBe('en');
    expect((await course(GERMAN)).Title).toBe('A Tour of the Forge');
    const refused = await call(server, 'PUT', '/users', { token, body: { locale: 'fr' } });
    expect([refused.status, refused.body]).toEqual([
      400,
      { error: 'locale: is not one of this server’s languages: en, de.' },
    ]);
    expect((await me()).Locale).toBe('en');
  });

  test('answers in its language, and is answered in it', async () => {
    const { accessToken: token } = await signUp(server, GERMAN);
    const submit = (Choice: string) =>
      succeed<{ ResultSlug: string; Explanation: string }>(server, 'POST', `/lessons/${CHOICE}/`, {
        token,
        body: { Choice },
      });
    expect(await submit('`0`')).toMatchObject({
      ResultSlug: 'failure',
      Explanation: expect.stringContaining('Das ist `coins` am Ende.'),
    });
    expect(await submit('`15`')).toMatchObject({
      ResultSlug: 'success',
      Explanation: expect.stringContaining('übernimmt den Wert'),
    });
  });

  test('gets its mails in its language', async () => {
    const email = newEmail();
    const body = { email, firstName: 'Ada', lastName: 'Smith' };
    await succeed(server, 'POST', '/users', { body, headers: GERMAN });
    await server.nextSignInLink(email, 0);
    const [mail] = server.mailsTo(email);
    expect(mail).toContain('Hallo Ada,');
    expect(mail).toContain('<html lang="de">');
  });
});

test('an error is in English, and its header names the text for clients of other languages', async () => {
  const unknown = '/static/lessons/00000000-0000-4000-8000-000000000000';
  const [missing, invalid] = await Promise.all([
    call(server, 'GET', unknown, { headers: GERMAN }),
    call(server, 'PUT', '/vim_list', { headers: GERMAN, body: { email: 'nobody' } }),
  ]);
  expect(missing).toMatchObject({ status: 404, body: { error: 'This lesson doesn’t exist.' } });
  expect(missing.headers.get('error-text')).toBe('catalog.no-such-lesson');
  expect(invalid).toMatchObject({ status: 400, body: { error: 'Please enter a valid email' } });
  expect(invalid.headers.get('error-text')).toBe('field.email');
});
