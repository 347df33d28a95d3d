import { succeed } from '../../fixtures/api';
import { lessonIdAt, rightAnswer, terminalLesson } from '../../fixtures/content';
import type { TestServer } from '../../fixtures/server';
import type { Examples } from './example';
import { lesson, lessonParams, solvedLesson } from './resources/lesson';

export const INTERVIEW =
  'content/courses/tour-of-the-forge/chapters/questions-and-answers/lessons/the-inspector-asks';
const GITHUB_LESSON =
  'content/courses/tour-of-the-forge/chapters/out-in-the-world/lessons/open-the-forge-log';

/** Lessons, and work on them: submissions, drafts, resets, compilers. */
export const lessonExamples = {
  getLesson: () => lessonParams,
  getUserLesson: () => lessonParams,
  getLessonSolution: () => lessonParams,
  getNextCLILesson: () => ({}),
  getCLILesson: () => ({ params: { id: terminalLesson.uuid } }),
  getLessonSolutionPoints: () => ({ params: { id: lessonIdAt(INTERVIEW) } }),
  getLessonChecks: () => ({ params: { id: lessonIdAt(GITHUB_LESSON) } }),
  submitLesson: () => ({ ...lessonParams, body: rightAnswer(lesson) }),
  tryLesson: () => ({ ...lessonParams, body: rightAnswer(lesson) }),
  createTimeAnchor: () => ({ body: { localNow: 1_800_000_000_000 } }),
  getSubmission: async (world) => ({ params: { id: await solvedLesson(world) }, isPersonal: true }),
  listAttempts: () => lessonParams,
  listRecentResults: () => ({}),
  getDraft: () => lessonParams,
  saveDraft: () => ({ ...lessonParams, body: { ...rightAnswer(lesson), baseVersion: 0 } }),
  listDraftVersions: () => lessonParams,
  resetLesson: () => lessonParams,
  resetChapter: async ({ server }) => ({ params: { id: await chapterId(server) } }),
  resetCourse: ({ courseId }) => ({ params: { id: courseId } }),
  resetAllProgress: () => ({}),
  // Programs that don't compile, because the keys of the JSON reply are what's compared.
  compileGo: () => ({
    body: {
      files: [{ Name: 'main.go', Content: 'package main\n\nfunc main() { oops }\n' }],
      withSubmit: false,
    },
    mayBeMissing: true,
  }),
  compileC: () => ({
    body: { files: [{ Name: 'main.c', Content: 'int main(void) { return oops; }\n' }], withSubmit: false },
  }),
  runCourseSql: () => ({ body: { code: 'SELECT id, title FROM courses;' } }),
} satisfies Examples;

async function chapterId(server: TestServer): Promise<string> {
  const path = '/static/courses/slug/learn-python';
  return (await succeed<{ Chapters: { UUID: string }[] }>(server, 'GET', path)).Chapters[0]!.UUID;
}
