import type { AuthorContent, CheckReport } from '@shared/content/author';
import { ApiError } from '@web/api';
import { expect, test } from 'vitest';
import { AuthorStore } from './author.store';
import type { AuthorApi } from './author-api';

const LESSON = 'courses/a/chapters/b/lessons/hello';
const CONTENT: AuthorContent = {
  root: 'content',
  courses: [
    {
      title: 'A',
      folder: 'courses/a',
      chapters: [
        {
          title: 'B',
          folder: 'courses/a/chapters/b',
          lessons: [{ uuid: 'one', title: 'Hello', type: 'type_code', folder: LESSON }],
        },
      ],
    },
  ],
  problems: [
    { file: `${LESSON}/lesson.yaml`, line: 3, message: '"title" is missing' },
    { file: `${LESSON}-again/lesson.yaml`, line: 1, message: 'is missing' },
  ],
};

/** A development server whose files and checks the test controls. */
function fakeServer() {
  const checks: Array<{ path: string; finish: (report: CheckReport) => void; fail: (error: Error) => void }> =
    [];
  let imported = () => {};
  const api: AuthorApi = {
    content: async () => CONTENT,
    check: (path) => new Promise((finish, fail) => checks.push({ path, finish, fail })),
    onImported(listener) {
      imported = listener;
      return () => {
        imported = () => {};
      };
    },
  };
  return { api, checks, save: () => imported() };
}

const REPORT: CheckReport = { isOk: true, problems: [], warnings: [], summary: ['1 lesson'] };

test('a save brings the problems of the files, each to its own lesson', async () => {
  const { api, save } = fakeServer();
  const store = new AuthorStore(api);
  const stop = store.start();
  expect(store.problemsIn(LESSON)).toEqual([]);
  save();
  await store.content.load();
  expect(store.savedAt).toEqual(expect.any(Date));
  expect(store.folderOf('one')).toBe(LESSON);
  expect(store.problemsIn(LESSON)).toEqual([CONTENT.problems[0]]);
  expect(store.problemsIn('')).toHaveLength(2);
  // The other lesson has never been imported.
  expect(store.otherProblems).toEqual([CONTENT.problems[0]]);
  expect(store.neverGood).toEqual([{ folder: `${LESSON}-again`, problems: [CONTENT.problems[1]] }]);
  stop();
});

test('the result of a check that another one has replaced is dropped', async () => {
  const { api, checks } = fakeServer();
  const store = new AuthorStore(api);
  const first = store.check({ path: LESSON, withMutants: false });
  const second = store.check({ path: '', withMutants: true });
  checks[0]!.finish({ ...REPORT, summary: ['old'] });
  await first;
  expect(store.report).toBeNull();
  expect(store.checking).toEqual({ path: '', withMutants: true });
  checks[1]!.finish(REPORT);
  await second;
  expect(store.report).toEqual(REPORT);
  expect(store.checking).toBeNull();
});

test('a check that can’t run says why', async () => {
  const { api, checks } = fakeServer();
  const store = new AuthorStore(api);
  const check = store.check({ path: LESSON, withMutants: false });
  checks[0]!.fail(new ApiError(0, 'The development server doesn’t answer.', 'offline'));
  await check;
  expect(store.checkError).toBe('The development server doesn’t answer.');
  store.closeReport();
  expect(store.checkError).toBeNull();
});
