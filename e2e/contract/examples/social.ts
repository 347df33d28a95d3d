import { publishReview } from '../../fixtures/admin';
import { newEmail, signUp, succeed } from '../../fixtures/api';
import { rightAnswer } from '../../fixtures/content';
import type { Examples } from './example';
import { handleOf } from './resources/learner';
import { lesson, lessonParams, solvedLesson } from './resources/lesson';
import { oncePerServer } from './resources/once';

/** Recruits, reviews of courses, and feedback to their authors. */
export const socialExamples = {
  listRecruits: () => ({}),
  inviteFriend: () => ({ body: { email: newEmail(), name: 'Grace' } }),
  confirmRecruiter: async (world) => ({ body: { handle: await recruiterHandle(world) } }),
  sendLessonFeedback: () => ({
    ...lessonParams,
    body: { userFeedback: 'A typo in step 2.', userCode: 'print(1)' },
  }),
  sendSpellbookFeedback: () => ({ ...lessonParams, body: { userFeedback: 'Show slices, too.' } }),
  submitReview: async (world) => {
    await solvedLesson(world);
    const body = { rating: 5, publicReview: 'Short and clear.' };
    return { params: { id: world.courseId }, body, isPersonal: true };
  },
  getOwnReview: ({ courseId }) => ({ params: { id: courseId } }),
  markReviewHelpful: async (world) => ({
    params: { id: await othersReview(world) },
    body: { helpful: true },
    // On PostgreSQL the review goes on waiting for an admin, so nobody can.
    isPersonal: true,
  }),
  listHelpfulReviews: () => ({}),
  listMixedReviews: ({ courseId }) => ({ query: { course_ids: courseId, limit: '36' } }),
  listCourseReviews: ({ courseId }) => ({ params: { id: courseId } }),
} satisfies Examples;

/** The handle of somebody who calls nothing. */
const recruiterHandle = oncePerServer(async ({ server }) => handleOf(server, await signUp(server)));

/** A public review by somebody else. */
const othersReview = oncePerServer(async ({ server, courseId }) => {
  const { accessToken: token } = await signUp(server);
  await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: rightAnswer(lesson) });
  const body = { rating: 4, publicReview: 'Worth an evening.' };
  await succeed(server, 'POST', `/users/reviews/${courseId}`, { token, body });
  const { Own } = await succeed<{ Own: string[] }>(server, 'GET', '/users/helpful_reviews', { token });
  publishReview(server, Own[0]!);
  return Own[0]!;
});
