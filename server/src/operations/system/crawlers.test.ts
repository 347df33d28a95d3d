import { CourseOutlines, Tracks } from '@server/learning/catalog';
import { SETTINGS } from '@server/platform/config';
import { expect, test } from 'vitest';
import { HttpApp } from '../../platform/http/testing/http-app';
import { CrawlersController } from './crawlers.controller';

const outline = {
  course: { slug: 'learn-python', teachers: [{ slug: 'ada' }] },
  lessons: [{ id: 'lesson-1' }, { id: 'lesson-2' }],
};

const start = (publicUrl = 'https://forge.example.org') =>
  HttpApp.start({
    controllers: [CrawlersController],
    providers: [
      { provide: CourseOutlines, useValue: { all: async () => [outline] } },
      { provide: Tracks, useValue: { all: async () => [{ slug: 'back-end' }] } },
      { provide: SETTINGS, useValue: { publicUrl } },
    ],
  });

test('robots.txt keeps crawlers off the API, apart from pictures for link previews, and names the sitemap', async () => {
  await using app = await start();
  const reply = await fetch(`${app.url}/robots.txt`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await reply.text();
  const allowed = [...text.matchAll(/^Allow: (.*)$/gm)].map(([, path]) => path);
  expect(allowed).toEqual([
    '/v1/static/course_image/',
    '/v1/static/certificate/*/image',
    '/v1/users/public/*/thumbnail',
  ]);
  expect(text).toContain('\nDisallow: /v1/\n');
  expect(text).toContain('Sitemap: https://forge.example.org/sitemap.xml\n');
});

test('sitemap.xml lists the public pages by their public address', async () => {
  await using app = await start();
  const reply = await fetch(`${app.url}/sitemap.xml`);
  expect(reply.headers.get('content-type')).toMatch(/^application\/xml/);
  const pages = [...(await reply.text()).matchAll(/<loc>https:\/\/forge\.example\.org(.*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/courses',
      '/courses/learn-python',
      '/teachers/ada',
      '/tracks/back-end',
      '/lessons/lesson-1',
      '/lessons/lesson-2',
    ]),
  );
});

test('sitemap.xml stays XML whatever the address holds', async () => {
  await using app = await start('https://forge.example.org/a&b');
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain(
    '<loc>https://forge.example.org/a&amp;b/courses</loc>',
  );
});
