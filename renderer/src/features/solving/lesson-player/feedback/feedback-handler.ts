import { plural, t } from '@lingui/core/macro';
import type { ApiClient } from '@web/api';
import type { WriteHandler } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import type { LessonFeedback } from './lesson-feedback';

/** Enough to tell one message from another. */
const EXCERPT_CHARS = 80;

export const callFeedback = (api: ApiClient, { lessonUuid, text, code }: LessonFeedback) =>
  api.call('sendLessonFeedback', {
    params: { id: lessonUuid },
    body: { userFeedback: text, userCode: code },
  });

/** Messages that were written without a connection. */
export const feedbackHandler: WriteHandler<LessonFeedback> = {
  send: ({ data }, { api }) => callFeedback(api, data),

  announce(outcome) {
    if ('reply' in outcome) toasts.success(t`Your message from before is on its way to the authors.`);
    else {
      const reason = outcome.error.message;
      toasts.error(t`We couldn’t send your message from before. ${reason}`);
    }
  },

  describe: ({ data: { lessonUuid, title, text }, refusal }) => ({
    title,
    href: `/lessons/${lessonUuid}`,
    // All of it if this is the only place that still has it.
    note: refusal === undefined && text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)}…` : text,
  }),

  texts: {
    title: t`Waiting messages`,
    waiting: (count) => plural(count, { one: '# message is waiting', other: '# messages are waiting' }),
    refused: (count) =>
      plural(count, { one: '# message couldn’t be sent', other: '# messages couldn’t be sent' }),
    refusal: (refusal) => t`${refusal} Your message stays here until you remove it.`,
  },
};
