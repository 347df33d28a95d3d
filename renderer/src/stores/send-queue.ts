import { ApiError, ERROR_TEXTS, sendAnswer } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { GUEST } from './guest';
import {
  canWait,
  OUTBOX_LOCK,
  type Outbox,
  type SentOutcome,
  type SubmissionBody,
  type WaitingAnswer,
} from './waiting-answer';

/** Of one answer, as long as the server can be reached. */
const MAX_ATTEMPTS = 3;
/** When to try again, if the server doesn't say. */
const LATER_MS = 15_000;

/** `laterMs`: it keeps waiting; null for a connection, or for its learner to sign in again. */
type Sent = SentOutcome | { laterMs: number | null };

/**
 * Sends the waiting answers, one after the other. A refused one stays, with its reason, and the next are sent.
 * @returns when to try again; null if there's nothing left, or something else will say when.
 */
export function sendQueue(outbox: Outbox): Promise<number | null> {
  return outbox.options.platform.exclusive(OUTBOX_LOCK, async () => {
    outbox.refresh();
    // Another window may have sent or removed some of them.
    const settled = await outbox.settledIds();
    for (const { id } of outbox.waiting) {
      if (outbox.isDisposed) return null;
      const answer = outbox.waiting.find((each) => each.id === id);
      if (!answer) continue;
      if (settled.includes(id)) {
        outbox.forget(id);
        continue;
      }
      outbox.setSending(id);
      const sent = await send(outbox, answer).finally(() => outbox.setSending(null));
      if ('laterMs' in sent) return sent.laterMs;
      await settle(outbox, answer, sent);
    }
    return null;
  });
}

async function settle(outbox: Outbox, answer: WaitingAnswer, outcome: SentOutcome): Promise<void> {
  const isStillThere = outbox.answers.some(({ id }) => id === answer.id);
  if ('reply' in outcome) {
    outbox.forget(answer.id);
    await outbox.markSettled(answer.id);
  } else if (isStillThere) outbox.store({ ...answer, refusal: outcome.error.message });
  if (!outbox.isDisposed) outbox.report(answer, outcome);
}

async function send(outbox: Outbox, answer: WaitingAnswer): Promise<Sent> {
  const { api, connection, owner } = outbox.options;
  for (let attempt = 1; ; attempt++) {
    try {
      const { lessonUuid } = answer;
      const reply = await sendAnswer(api, { lessonUuid, body: bodyOf(answer), isGuest: owner === GUEST });
      if (reply.resultSlug !== 'system-error') return { reply };
      return {
        error: new ApiError(0, inOwnLanguage(reply.resultMessage, reply.resultMessageText), 'internal'),
      };
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause);
      const error = cause instanceof ApiError ? cause : new ApiError(0, ERROR_TEXTS.unknown, 'internal');
      if (error.kind === 'unauthenticated') return { laterMs: null };
      if (error.status === 429 || error.retryAfterMs > 0) return { laterMs: error.retryAfterMs || LATER_MS };
      if (!canWait(error)) return { error };
      if (!(await connection.check())) return { laterMs: null };
      // The connection is back, but failed for this request: right after a reconnect, that happens.
      if (attempt === MAX_ATTEMPTS) return { laterMs: LATER_MS };
    }
  }
}

function bodyOf({ id, body, madeAt, proof }: WaitingAnswer): SubmissionBody {
  const offline = proof && {
    anchorUUID: proof.anchor,
    localMadeAt: madeAt,
    localSentAt: Date.now(),
    signature: proof.signature,
  };
  return { ...body, requestUUID: id, ...(offline && { offline }) };
}
