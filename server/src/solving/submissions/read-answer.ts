import type { OpenLesson } from '@server/learning/lessons';
import type { SubmissionBody } from '@shared/contracts';
import { AnswerRefused, type StoredAnswer } from '@shared/lesson-types';
import { answerRefused } from './submissions.errors';

/**
 * Reads an answer by the type that the database has; the client's idea of it doesn't count.
 * @throws DomainError `invalid` or `too-large`.
 */
export function readAnswer({ type, lesson }: OpenLesson, body: SubmissionBody): StoredAnswer {
  try {
    return type.readAnswer(lesson.data, body);
  } catch (error) {
    throw error instanceof AnswerRefused ? answerRefused(error) : error;
  }
}
