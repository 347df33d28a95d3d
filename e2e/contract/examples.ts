import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointName, Spellbook, TrainingSession } from '@shared/contracts';
import { newEmail, type SignedUp, succeed } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import type { TestServer } from '../fixtures/server';

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Needs a runtime that may be missing on this machine; the call then answers 503. */
  mayBeMissing?: true;
}

const lesson = authoredLessons()[0]!;
const ids = { params: { id: lesson.uuid } };

/** Values that only the running server knows. */
export interface World {
  server: TestServer;
  learner: SignedUp;
  courseId: string;
  trackId: string;
}

/** A successful call of each endpoint. A new endpoint doesn't compile until it has one here. */
export const EXAMPLES: Record<EndpointName, (world: World) => Example | Promise<Example>> = {
  getVersion: () => ({}),
  refresh: ({ learner }) => ({ headers: { 'X-Refresh-Token': learner.refreshToken } }),
  otpLogin: async ({ server, learner }) => ({ body: { otp: await newCode(server, learner) } }),
  otpCreate: () => ({}),
  logout: () => ({}),
  createUser: () => ({ body: { email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } }),
  getUser: () => ({}),
  getMe: () => ({}),
  emailExists: () => ({ body: { email: 'nobody@example.org' } }),
  sendMagicLink: ({ learner }) => ({ body: { email: learner.email } }),
  setActiveTrack: ({ trackId }) => ({ body: { trackUUID: trackId } }),
  listTracks: () => ({}),
  getTrack: () => ({ params: { id: 'backend-beginnings' } }),
  getCourse: ({ courseId }) => ({ params: { id: courseId } }),
  listCourses: () => ({}),
  getLessonIndex: () => ({}),
  getCourseBySlug: () => ({ params: { slug: 'learn-python' } }),
  getCourseProgressByLesson: () => ids,
  listLearnerCourses: () => ({}),
  getDashboardContent: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  getLesson: () => ids,
  getUserLesson: () => ids,
  getLessonSolution: () => ids,
  submitLesson: () => ({ ...ids, body: rightAnswer(lesson) }),
  tryLesson: () => ({ ...ids, body: rightAnswer(lesson) }),
  listAttempts: () => ids,
  listRecentResults: () => ({}),
  getDraft: () => ids,
  saveDraft: () => ({ ...ids, body: { ...rightAnswer(lesson), baseVersion: 0 } }),
  listDraftVersions: () => ids,
  listSpellbooks: () => ({}),
  getSpellbookPage: async ({ server, learner }) => {
    const { accessToken: token } = learner;
    await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: rightAnswer(lesson) });
    const [book] = await succeed<Spellbook[]>(server, 'GET', '/spellbooks', { token });
    const page = book!.Pages.find(({ LessonUUID }) => LessonUUID === lesson.uuid)!;
    return { params: { id: page.UUID } };
  },
  getTraining: () => ({ query: { more: 'true' } }),
  answerTraining: async (world) => ({
    params: { id: await trainedLesson(world) },
    body: { ...rightAnswer(lesson), seconds: 20 },
  }),
  giveUpTraining: async (world) => ({ params: { id: await trainedLesson(world) } }),
  rateTraining: async (world) => {
    const id = await trainedLesson(world);
    await succeed(world.server, 'POST', `/training/${id}/give-up`, { token: world.learner.accessToken });
    return { params: { id }, body: { rating: 'hard' } };
  },
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
};

/** A lesson that the learner trains. It's one as soon as its completion was handled, right after the reply. */
async function trainedLesson({ server, learner: { accessToken: token } }: World): Promise<string> {
  await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: rightAnswer(lesson) });
  const hasCard = async () =>
    (await succeed<TrainingSession>(server, 'GET', '/training', { token })).NumCards > 0;
  while (!(await hasCard())) await pause(20);
  return lesson.uuid;
}

/** The terminal's code, which needs no email: sign-in emails are limited. */
async function newCode(server: TestServer, { accessToken: token }: SignedUp): Promise<string> {
  return (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;
}
