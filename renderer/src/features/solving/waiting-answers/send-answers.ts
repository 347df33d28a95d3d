import { plural, t } from '@lingui/core/macro';
import { ApiError, type SubmissionReply } from '@web/api';
import { sourceOf } from '@web/exercises';
import { showSubmissionResult } from '@web/features/game/submission-toasts';
import { formatNumber, inOwnLanguage } from '@web/i18n';
import { GUEST, type WriteHandler } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import type { AnswerData, SubmissionBody, WaitingAnswer } from './answers';
import { countedText } from './counted-text';

const PRACTICE = {
  passed: t`Passed on this device`,
  failed: t`Failed on this device`,
  unchecked: t`Not checked on this device`,
} as const;

/** Answers are submitted as if they had just been made, with what proves when that was. */
export const answerHandler: WriteHandler<AnswerData, SubmissionReply> = {
  async send(answer, { api, owner }) {
    const { exercise } = answer.data;
    const calls = sourceOf(exercise).callsOf(api, exercise.id);
    const reply = await calls.submit({ body: bodyOf(answer), isGuest: owner === GUEST });
    // The judge failed, not the answer. The same request is judged again.
    if (reply.resultSlug === 'system-error') {
      const reason = inOwnLanguage(reply.resultMessage, reply.resultMessageText);
      throw new ApiError(0, reason, 'internal');
    }
    return reply;
  },

  announce(outcome, _answer, { owner }) {
    if (owner === GUEST) return; // a guest's result would be of no use without its exercise
    if ('reply' in outcome) return showSubmissionResult(outcome.reply);
    const reason = outcome.error.message;
    toasts.error(t`We couldn’t submit your answer from before. ${reason}`);
  },

  describe: ({ data: { exercise, title, practice = 'unchecked' } }) => ({
    title: title ?? t`A lesson`,
    href: sourceOf(exercise).pathOf(exercise.id),
    note: PRACTICE[practice],
  }),

  describeSent({ reply }) {
    const isSuccess = reply.resultSlug === 'success';
    const verdict = isSuccess
      ? ({ tone: 'success', text: t`Accepted` } as const)
      : ({ tone: 'neutral', text: t`Not yet right` } as const);
    const xp = { tone: 'gold', text: `+${formatNumber(reply.xpReward)} XP` } as const;
    return { note: countedText(reply), badges: reply.xpReward > 0 ? [xp, verdict] : [verdict] };
  },

  texts: {
    title: t`Waiting answers`,
    description: {
      online: t`They’re submitted one after the other, in the order you made them.`,
      offline: t`They’ll be submitted when you’re back online, in the order you made them.`,
      unreachable: t`They’ll be submitted when the server answers, in the order you made them.`,
    },
    unsaved: t`This device couldn’t save all of them. Keep this page open until they’re submitted.`,
    waiting: (count) => plural(count, { one: '# answer is waiting', other: '# answers are waiting' }),
    refused: (count) =>
      plural(count, { one: '# answer couldn’t be submitted', other: '# answers couldn’t be submitted' }),
    sending: t`Being checked`,
    notSent: t`Not submitted`,
    refusal: (refusal) => t`${refusal} Your code is still in the lesson.`,
    sent: t`Submitted`,
  },
};

function bodyOf({ id, madeAt, data: { body, proof } }: WaitingAnswer): SubmissionBody {
  const offline = proof && {
    anchorUUID: proof.anchor,
    localMadeAt: madeAt,
    localSentAt: Date.now(),
    signature: proof.signature,
  };
  return { ...body, requestUUID: id, ...(offline && { offline }) };
}
