import { Inject, Injectable, Logger } from '@nestjs/common';
import type { LessonEntity } from '@server/catalog';
import type { OpenLesson } from '@server/lessons';
import { isRedisUnavailable } from '@server/platform/redis';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import type { Grade } from '@shared/grading';
import type { StoredAnswer } from '@shared/lesson-types';
import {
  type Language,
  LanguageUnavailable,
  type Runner,
  RunnerFailed,
  RunRefused,
} from '@shared/runner/runner';
import { badAnswer, languageMissing } from './submissions.errors';

/** What is judged: the lesson as it is now, the language of its course, and the learner's answer. */
export interface JudgeTask extends Pick<OpenLesson, 'type'> {
  lesson: Pick<LessonEntity, 'id' | 'data'>;
  language: Language;
  answer: StoredAnswer;
}

/** `undefined`: the judge itself failed, which is never the learner's fault. */
export type Judgement = Grade | undefined;

/** Judges answers on the server's sandbox, with every test, hidden ones included. */
@Injectable()
export class LessonJudge {
  private readonly log = new Logger('Judge');
  private readonly runner: Runner;

  constructor(@Inject(SANDBOX) sandbox: Pick<Sandbox, 'lane'>) {
    this.runner = sandbox.lane('judged');
  }

  /** @throws DomainError `invalid`, `rate-limited` (busy: try later) or `unavailable` (the server stops, has no
   * runtime for the language, or can't reach its runners). */
  async judge({ type, lesson, language, answer }: JudgeTask): Promise<Judgement> {
    try {
      return await type.grade(this.runner, { data: lesson.data, language, answer });
    } catch (error) {
      if (error instanceof RunRefused) throw badAnswer(error.message);
      if (error instanceof LanguageUnavailable) throw languageMissing(error.message);
      if (!(error instanceof RunnerFailed)) throw error;
      if (isRedisUnavailable(error.cause)) throw runFailure(error);
      this.log.error(`Lesson ${lesson.id} could not be judged: ${error.message}`, error.stack);
      return undefined;
    }
  }
}
