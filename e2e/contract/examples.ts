import type { EndpointName } from '@shared/contracts';
import { type SignedUp, succeed } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import type { TestServer } from '../fixtures/server';

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Needs a runtime that this machine may lack; the call then answers 503 and says so. */
  mayBeMissing?: true;
}

const lesson = authoredLessons()[0]!;
const ids = { params: { id: lesson.uuid } };

/** What only the running server knows. */
export interface World {
  server: TestServer;
  learner: SignedUp;
  courseId: string;
  trackId: string;
}

/** A call of each endpoint that must succeed. A new endpoint does not compile here until it has one. */
export const EXAMPLES: Record<EndpointName, (world: World) => Example | Promise<Example>> = {
  getVersion: () => ({}),
  refresh: ({ learner }) => ({ headers: { 'X-Refresh-Token': learner.refreshToken } }),
  otpLogin: async ({ server, learner }) => ({ body: { otp: await newCode(server, learner) } }),
  otpCreate: () => ({}),
  logout: () => ({}),
  createUser: () => ({ body: { email: 'another@example.org', firstName: 'Grace', lastName: 'Hopper' } }),
  getUser: () => ({}),
  getMe: () => ({}),
  emailExists: () => ({ body: { email: 'nobody@example.org' } }),
  sendMagicLink: ({ learner }) => ({ body: { email: learner.email } }),
  setActiveTrack: ({ trackId }) => ({ body: { trackUUID: trackId } }),
  listTracks: () => ({}),
  getTrack: () => ({ params: { id: 'backend-beginnings' } }),
  getCourse: ({ courseId }) => ({ params: { id: courseId } }),
  listCourses: () => ({}),
  getCourseBySlug: () => ({ params: { slug: 'learn-python' } }),
  getCourseProgressByLesson: () => ids,
  getDashboardContent: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  getLesson: () => ids,
  getUserLesson: () => ids,
  getLessonSolution: () => ids,
  submitLesson: () => ({ ...ids, body: rightAnswer(lesson) }),
  // Programs that do not compile, because what is compared here are the keys of the answer in JSON.
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

/** The terminal's code, which needs no mail: sign-in mails are limited. */
async function newCode(server: TestServer, { accessToken: token }: SignedUp): Promise<string> {
  return (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;
}
