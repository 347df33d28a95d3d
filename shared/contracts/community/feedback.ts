import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams } from '../common';
import { endpoint } from '../endpoint';
import { plainCode, plainText } from '../plain-text';
import { MAX_FEEDBACK_CHARS, MAX_FEEDBACK_CODE_CHARS } from '../text-limits';

export const feedbackBody = z.object({
  userFeedback: plainText(
    MAX_FEEDBACK_CHARS,
    fieldMessage('field.long-feedback', { max: MAX_FEEDBACK_CHARS }),
  ).min(1, fieldMessage('field.no-words')),
  userCode: plainCode(
    MAX_FEEDBACK_CODE_CHARS,
    fieldMessage('field.long-code', { max: MAX_FEEDBACK_CODE_CHARS }),
  )
    .nullish()
    .describe('The code that the feedback is about, if the learner attached it.'),
});
export type FeedbackBody = z.infer<typeof feedbackBody>;

const put = {
  method: 'PUT',
  auth: 'optional',
  area: 'feedback',
  params: idParams,
  body: feedbackBody,
  reply: emptyReply,
  errors: [404, 413],
} as const;

export const sendLessonFeedback = endpoint({
  ...put,
  path: '/lesson_feedback/{id}',
  summary: 'Tells the authors what the caller thinks of a lesson.',
});

export const sendSpellbookFeedback = endpoint({
  ...put,
  path: '/spellbook_feedback/{id}',
  summary: 'The same for a page of the spellbook: by its own id, or by that of the lesson it belongs to.',
});
