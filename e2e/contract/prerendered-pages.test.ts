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
