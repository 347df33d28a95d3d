import type { SubmissionBody } from '@shared/contracts';
import type { ApiClient } from './client';
import type { SubmissionReply } from './types';

export interface AnswerToSend {
  lessonUuid: string;
  body: SubmissionBody;
  /** A guest's answer is checked, but not stored. */
  isGuest: boolean;
}

/**
 * Submits an answer and resolves to its result. What the judge writes about an answer in words goes to `onText` while
 * it's written (docs/interviews.md).
 * @throws ApiError
 */
export async function sendAnswer(
  api: ApiClient,
  { lessonUuid, body, isGuest }: AnswerToSend,
  onText: (text: string) => void = () => {},
): Promise<SubmissionReply> {
  const call = { params: { id: lessonUuid }, body };
  if (isGuest) return api.call('tryLesson', call);
  if (body.Input === undefined) return api.call('submitLesson', call);
  return api.stream('submitLesson', call, ({ text }) => onText(text));
}
