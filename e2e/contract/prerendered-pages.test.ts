import type { User } from '@shared/contracts';
import { PAGES } from '@web/pages/pages';
import { beforeAll, expect, test } from 'vitest';
import { signUp, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();

test.each(
  PAGES.filter(({ prerender, madeByLearners }) => prerender && !madeByLearners).map(({ title, example }) => [
    title,
    example,
  ]),
)('%s (%s) is readable without scripts', async (_title, path) => {
  const html = await read(path);
  expect(html).toMatch(/<div id="prerendered">.*<h1/s);
  expect(html).toMatch(/<style>.{5000}/s);
});

test('a course has its title and its lessons', async () => {
  const html = await read('/courses/learn-python');
  expect(html).toContain('<title>Learn Python · Emberforge</title>');
  expect(html.match(/href="\/lessons\//g)?.length).toBeGreaterThan(20);
});

test('a course describes itself to search engines and in link previews', async () => {
  const html = await read('/courses/learn-python');
  expect(html).toContain(`<link rel="canonical" href="${server.url}/courses/learn-python">`);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/v1\/static\/course_image\/[^"]+">/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.map(([, json]) => JSON.parse(json!)['@type'])).toEqual(['Course', 'BreadcrumbList']);
});

test('a profile has its share image and stays out of search engines', async () => {
  const { accessToken: token } = await signUp(server);
  const { Handle } = await succeed<User>(server, 'GET', '/users', { token });
  const html = await read(`/u/${Handle}`);
  expect(html).toContain(`<title>Ada Smith (@${Handle}) · Emberforge</title>`);
  expect(html).toContain(`/v1/users/public/${Handle}/thumbnail?v=`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('pages of learners, and courses that do not exist, come as the app alone', async () => {
  expect(await read('/dashboard')).not.toContain('id="prerendered"');
  expect(await read('/courses/none')).not.toContain('id="prerendered"');
});

const NOBODY = '00000000-0000-4000-8000-000000000000';

test.each([
  ['/no/such/page', 404],
  ['/courses/none', 404],
  ['/tracks/none', 404],
  ['/teachers/none', 404],
  ['/lessons/none', 404],
  [`/lessons/${NOBODY}`, 404],
  [`/solution/${NOBODY}`, 404],
  ['/u/nobody-here', 404],
  ['/spellbook/none', 404],
  ['/lore/none', 404],
  ['/playground/cobol', 404],
  ['/try/none', 404],
  ['/content/none.png', 404],
  ['/lesson-difficulty/none', 404],
  [`/lesson-difficulty/6bbc6fe3-4060-4892-a57c-19e4624d9f34/${NOBODY}`, 404],
  [`/certificates/${NOBODY}`, 404],
  [`/certificate/nobody/${NOBODY}`, 404],
  ['/certificates/none', 400],
  ['/certificate/nobody/none', 400],
  ['/certificate/nobody', 400],
])('nothing is at %s: a %i', async (path, status) => {
  // A reader in another language gets the app alone, but never another answer.
  for (const language of ['en', 'de']) {
    const reply = await fetch(`${server.url}${path}`, { headers: { 'accept-language': language } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('<div id="root"></div>');
  }
});

test('every page there is answers 200', async () => {
  const there = PAGES.filter(
    ({ madeByLearners, path }) => !madeByLearners && !path.startsWith('/certificate/'),
  );
  const statuses = await Promise.all(
    there.map(async ({ example }) => [example, (await fetch(`${server.url}${example}`)).status]),
  );
  expect(statuses).toEqual(there.map(({ example }) => [example, 200]));
});

test('a private profile is no 404', async () => {
  const { accessToken: token } = await signUp(server);
  const { Handle } = await succeed<User>(server, 'GET', '/users', { token });
  await succeed(server, 'PUT', '/users', { token, body: { IsPrivate: true } });
  expect((await fetch(`${server.url}/u/${Handle}`)).status).toBe(200);
});
