import { Logger } from '@nestjs/common';
import type { Clock } from '@server/platform/clock';
import {
  BudgetUsedUp,
  type LanguageModel,
  ModelBusy,
  type ModelPart,
  SchemaRefused,
} from '@server/platform/language-model';
import type { PointReview } from '@shared/grading';
import { embeddedInterviewer, type Interviewer, type InterviewTask } from '@shared/lesson-types';
import { ZodError } from 'zod';
import { jsonObjects } from './json-objects';
import { INSTRUCTIONS, REPLY_SCHEMA, ReviewedPoint, reviewData } from './review-prompt';

/** How long a learner waits for the model in all, before the embedded interviewer takes over. */
const MAX_WAIT_MS = 40_000;
const ATTEMPTS = 2;
const MAX_TOKENS = 1_600;
const MAX_REPLY_LENGTH = 20_000;
const MAX_COMMENT_LENGTH = 400;

type Review = Awaited<ReturnType<Interviewer['review']>>;
type OnPoint = NonNullable<Parameters<Interviewer['review']>[1]>;

/**
 * Reads answers with a language model. Points that it doesn't get to, because it fails twice, takes too long, is busy, or
 * because the budget for it is used up, are read by the embedded interviewer: a learner always gets a review. The answer is passed on as data, and a verdict
 * only counts with a passage that the answer really contains.
 */
export class ModelInterviewer implements Interviewer {
  private readonly log = new Logger('Interviews');
  private pausedUntil = 0;
  private takesSchema = true;

  constructor(
    private readonly model: LanguageModel,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  async review(task: InterviewTask, onPoint: OnPoint = () => {}): Promise<Review> {
    const { userId } = task;
    if (userId === undefined || this.now < this.pausedUntil) return embeddedInterviewer.review(task, onPoint);
    const points: PointReview[] = [];
    const signal = AbortSignal.timeout(this.maxWaitMs);
    for (let attempt = 1; attempt <= ATTEMPTS && points.length < task.points.length; attempt++) {
      try {
        for await (const review of this.ask({ ...task, userId }, points.length, signal)) {
          onPoint(review, task.points[points.length]!);
          points.push(review);
        }
      } catch (error) {
        if (error instanceof BudgetUsedUp) break;
        this.log.warn(`The language model failed (attempt ${attempt}): ${summaryOf(error)}`);
        if (error instanceof SchemaRefused) this.takesSchema = false;
        if (error instanceof ModelBusy) this.pausedUntil = this.now + error.retryAfterMs;
        if (error instanceof ModelBusy || signal.aborted) break;
      }
    }
    if (points.length === task.points.length) return { judge: 'model', points };
    const rest = { ...task, points: task.points.slice(points.length) };
    return {
      judge: 'embedded',
      points: [...points, ...(await embeddedInterviewer.review(rest, onPoint)).points],
    };
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  /** The reviews of the points from index `from`, in order. */
  private async *ask(
    task: InterviewTask & { userId: string },
    from: number,
    signal: AbortSignal,
  ): AsyncGenerator<PointReview> {
    const reply = this.model.stream({
      userId: task.userId,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: reviewData(task, from) },
      ],
      schema: this.takesSchema ? REPLY_SCHEMA : undefined,
      maxTokens: MAX_TOKENS,
      signal,
    });
    let at = from;
    for await (const entry of jsonObjects(textOf(reply), MAX_REPLY_LENGTH)) {
      const reviewed = ReviewedPoint.parse(entry);
      if (reviewed.number !== at + 1) throw new Error(`Point ${reviewed.number} came instead of ${at + 1}.`);
      yield toReview(reviewed, task, at);
      at += 1;
      if (at === task.points.length) return;
    }
    throw new Error(`The reply ended after ${at - from} points.`);
  }
}

async function* textOf(parts: AsyncIterable<ModelPart>): AsyncGenerator<string> {
  for await (const part of parts) if (part.type === 'text') yield part.text;
}

function toReview({ verdict, said, comment }: ReviewedPoint, task: InterviewTask, at: number): PointReview {
  const { ask, explanation } = task.points[at]!;
  const passage = passageIn(task.answer, said ?? '');
  if (verdict === 'missed' || passage === null) return { verdict: 'missed', said: null, comment: ask };
  const text = plain(comment);
  if (verdict === 'partly') return { verdict, said: passage, comment: `${text} ${ask}`.trim() };
  return { verdict, said: passage, comment: text || explanation };
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The passage, if the answer contains it. Two words at least, or it could be anything. */
function passageIn(answer: string, said: string): string | null {
  const passage = normalize(said).replace(/^["“…. ]+|["”…. ]+$/g, '');
  const isThere = normalize(answer).toLowerCase().includes(passage.toLowerCase());
  return isThere && /\S\s\S/.test(passage) ? passage : null;
}

/** A model's words, without Markdown that could do anything, and of a length that fits. */
function plain(comment: string): string {
  const text = normalize(comment)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\bhttps?:\/\/\S+/gi, '')
    .replace(/[\\`*_[\]<>#|~]/g, ' ');
  const short =
    text.length > MAX_COMMENT_LENGTH ? `${text.slice(0, MAX_COMMENT_LENGTH).toWellFormed()}…` : text;
  return normalize(short);
}

/** For the log. A reply of another shape would fill a page. */
const summaryOf = (error: unknown) =>
  error instanceof ZodError ? 'A point of the reply has another shape.' : String(error);
