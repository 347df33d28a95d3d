import { type FakeHandlers, fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { CatalogStore } from './catalog.store';

function setUp(handlers: FakeHandlers) {
  const { client } = fakeApi(handlers);
  return new CatalogStore(client).firstLesson;
}

const course = { slug: 'one', chapters: [{ lessons: [{ uuid: 'l1' }, { uuid: 'l2' }] }] };

test('shows the first lesson of the first course with its starter code', async () => {
  const preview = setUp({
    listCourses: () => ({ body: [{ slug: 'one' }, { slug: 'two' }] }),
    getCourseBySlug: ({ params }) => ({ body: { ...course, slug: params.slug } }),
    getLesson: ({ params }) => ({
      body: {
        uuid: params.id,
        lessonDataCode: {
          programmingLanguage: 'python',
          starterFiles: [{ name: 'main.py', content: 'print(1)' }],
        },
      },
    }),
  });
  await preview.load();
  expect(preview.value).toMatchObject({
    course: { slug: 'one' },
    lesson: { uuid: 'l1' },
    code: { name: 'main.py', text: 'print(1)', language: 'python' },
  });
});

test('a server without courses shows no preview and no error', async () => {
  const preview = setUp({ listCourses: () => ({ body: [] }) });
  await preview.load();
  expect([preview.status, preview.value]).toEqual(['ready', null]);
});

test('an unreachable server is an error that can be retried', async () => {
  const preview = setUp({ listCourses: () => 'offline' });
  await preview.load();
  expect([preview.status, preview.error?.kind]).toEqual(['failed', 'offline']);
});
