import type { Action, Decision, Learner } from '@server/people/access';
import type { Transaction } from '@server/platform/database';
import type { ResultSlug } from '@shared/contracts';
import type { LessonData, LessonTypeDefinition } from '@shared/lesson-types';
import type { Language } from '@shared/runner/runner';
import type { ExerciseRef } from './exercise-ref';

/** What a policy has to know of an exercise. */
export interface ExerciseSubject {
  /** Whether the source opens it to a learner or guest, for the `action` they ask for. Policies ask this. */
  decide(learner: Learner, action: Action<ExerciseSubject>): Decision | Promise<Decision>;
}

/** An exercise as its source has it now: all that judging, recording and paying an answer needs. Server-side only. */
export interface OpenedExercise extends ExerciseSubject {
  readonly ref: ExerciseRef;
  /** How answers are read, graded and shown. */
  readonly type: LessonTypeDefinition;
  /** What the type stores: the files, the tests and the solution. */
  readonly data: LessonData;
  /** Another one for another `data`: what's known of an exercise is kept by its version. */
  readonly hash: string;
  /** Of its code. */
  readonly language: Language;
  /** The course whose texts are no answer of a learner's own; null without a course. */
  readonly courseId: string | null;
  /** 1 to 10: what it pays depends on it. */
  readonly difficulty: number;
  /** What its last success also pays for; null without one. */
  readonly chapter: ExerciseChapter | null;
  /** Tells those who follow the source of a judged answer, by an event in the answer's transaction. */
  submitted(tx: Transaction, answer: SubmittedAnswer): void;
  /** The same for a learner's first success. */
  completed(tx: Transaction, success: FirstCompletion): void;
}

export interface ExerciseChapter {
  id: string;
  /** It has no other exercise, so an account's very first success completes it. */
  isSingle(): boolean;
  /** The learner's progress already has this success. */
  isCompletedBy(tx: Transaction, userId: string): Promise<boolean>;
}

export interface SubmittedAnswer {
  userId: string;
  submissionId: string;
  result: ResultSlug;
  /** What it paid in all. */
  xp: number;
}

export interface FirstCompletion extends Omit<SubmittedAnswer, 'result'> {
  completedAt: Date;
}
