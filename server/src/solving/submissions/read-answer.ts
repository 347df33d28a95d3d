import type { OpenedExercise } from '@server/learning/exercises';
import type { SubmissionBody } from '@shared/contracts';
import { AnswerRefused, type StoredAnswer } from '@shared/lesson-types';
import { answerRefused } from './submissions.errors';

/**
 * Reads an answer by the type that the exercise has; the client's idea of it doesn't count.
 * @throws DomainError `invalid` or `too-large`.
 */
export function readAnswer(
  { type, data }: Pick<OpenedExercise, 'type' | 'data'>,
  body: SubmissionBody,
): StoredAnswer {
  try {
    return type.readAnswer(data, body);
  } catch (error) {
    throw error instanceof AnswerRefused ? answerRefused(error) : error;
  }
}
