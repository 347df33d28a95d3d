import type { SubmissionBody } from '@shared/contracts';
import type { ApiClient } from './client';
import type { OnText } from './text-stream';
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
  onText: OnText = () => {},
): Promise<SubmissionReply> {
  const call = { params: { id: lessonUuid }, body };
  if (isGuest) return api.call('tryLesson', call);
  if (body.Input === undefined) return api.call('submitLesson', call);
  const { headers, read } = await api.callForText('submitLesson', call);
  const id = headers.get('x-submission-uuid') ?? '';
  const result = () => api.call('getSubmission', { params: { id } });
  try {
    await read(onText);
  } catch (error) {
    // The server finishes what it has begun: the result may be there even if its text never arrived.
    return await result().catch(() => {
      throw error;
    });
  }
  return result();
}
