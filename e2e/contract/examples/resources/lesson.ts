import { succeed } from '../../../fixtures/api';
import { authoredLessons, rightAnswer } from '../../../fixtures/content';
import { oncePerLearner } from './once';

export const lesson = authoredLessons()[0]!;

export const lessonParams = { params: { id: lesson.uuid } };

/** Solves the lesson. Returns the submission's id. */
export const solvedLesson = oncePerLearner(async ({ server, learner }) => {
  const call = { token: learner.accessToken, body: rightAnswer(lesson) };
  const path = `/lessons/${lesson.uuid}/`;
  return (await succeed<{ SubmissionUUID: string }>(server, 'POST', path, call)).SubmissionUUID;
});
