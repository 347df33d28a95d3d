import { ApiError, ERROR_TEXTS } from '@web/api';
import type { RootStore } from '@web/stores';
import { keepWrite } from '@web/stores/write-queue';
import { LESSON_FEEDBACK } from '../queued-feedback';
import { callFeedback } from './feedback-handler';
import type { LessonFeedback } from './lesson-feedback';

/**
 * Sends a message, or keeps it until the server can be reached. If it got no answer, it may have arrived all the same: it's
 * sent again, because reading it twice is better than never.
 * @throws ApiError if the server refused it.
 */
export async function sendFeedback(
  { api, connection, scope }: Pick<RootStore, 'api' | 'connection' | 'scope'>,
  feedback: LessonFeedback,
): Promise<'sent' | 'waiting'> {
  try {
    if (!connection.isOnline) throw new ApiError(0, ERROR_TEXTS.offline, 'offline');
    await callFeedback(api, feedback);
    return 'sent';
  } catch (error) {
    if (!keepWrite(scope.writeQueue, LESSON_FEEDBACK, feedback, error)) throw error;
    return 'waiting';
  }
}
