import { Injectable } from '@nestjs/common';
import { type LessonExercise, LessonExercises } from '@server/learning/lessons';
import { DomainError } from '@server/platform/errors';
import {
  AnswerJudge,
  RecordRegrade,
  RegradeEntity,
  readAnswer,
  SubmissionEntity,
} from '@server/solving/submissions';
import type { ResultSlug } from '@shared/contracts';
import { DataSource, In } from 'typeorm';
import { notRegradable } from './regrading.errors';

/** Answers have up to 1 MB each. */
const CHUNK_SIZE = 20;

export interface RegradeTask {
  lessonId: string;
  /** Judges everything and stores nothing. */
  isDryRun: boolean;
  /** Stops between two answers; what is done stays. */
  signal?: AbortSignal;
  /** Called after each answer. */
  onProgress?: (done: number, total: number) => void;
}

export interface ChangedVerdict {
  submissionId: string;
  submittedAt: Date;
  from: ResultSlug;
  to: ResultSlug;
  /** What the new verdict says. */
  message: string;
  /** What it paid; 0 in a dry run. */
  xp: number;
}

export interface RegradeReport {
  lessonTitle: string;
  /** The version that judged, SHA-256. */
  lessonHash: string;
  isDryRun: boolean;
  /** Learners who have submitted the lesson. */
  learners: number;
  /** Judged in this run. */
  judged: number;
  changed: ChangedVerdict[];
  /** This version has judged these before. */
  alreadyDone: number;
  /** Their learners submitted again meanwhile, and that counts. */
  superseded: number;
  /** Nothing changed for these; the next run tries them again. */
  failed: { submissionId: string; reason: string }[];
}

/**
 * Judges each learner's newest answer again by the lesson as it is now, one after the other in the judged lane, so that
 * learners who submit don't notice. Safe to stop, to run again and to run twice (docs/authors.md).
 */
@Injectable()
export class RegradeLesson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: LessonExercises,
    private readonly judge: AnswerJudge,
    private readonly record: RecordRegrade,
  ) {}

  /** @throws DomainError `not-found`, `invalid` (a type that can't be regraded), `unavailable` or `rate-limited` (no
   * runner is free; what is done stays). */
  async execute({ lessonId, isDryRun, signal, onProgress }: RegradeTask): Promise<RegradeReport> {
    const exercise = await this.lessons.open(lessonId);
    const { lesson, type } = exercise.open;
    if (!type.isRegradable) throw notRegradable(lesson.type);
    const newest = await this.newestIds(lessonId);
    const report: RegradeReport = {
      lessonTitle: lesson.title,
      lessonHash: lesson.hash,
      isDryRun,
      learners: newest.length,
      judged: 0,
      changed: [],
      alreadyDone: 0,
      superseded: 0,
      failed: [],
    };
    for (let at = 0; at < newest.length; at += CHUNK_SIZE) {
      const ids = newest.slice(at, at + CHUNK_SIZE);
      const chunk = await this.read(ids, lesson.hash);
      report.alreadyDone += ids.length - chunk.length;
      for (const [index, one] of chunk.entries()) {
        if (signal?.aborted) return report;
        await this.regrade(exercise, one, report);
        onProgress?.(at + ids.length - chunk.length + index + 1, newest.length);
      }
    }
    return report;
  }

  private async regrade(exercise: LessonExercise, one: Regradable, report: RegradeReport): Promise<void> {
    const { submission, currentSlug: from } = one;
    const { id: submissionId, createdAt: submittedAt } = submission;
    const judgement = await this.judgeAgain(exercise, submission);
    if ('reason' in judgement) {
      report.failed.push({ submissionId, reason: judgement.reason });
      return;
    }
    report.judged += 1;
    const { verdict: to, message } = judgement;
    const changed = { submissionId, submittedAt, to, message };
    if (report.isDryRun) {
      if (from !== to) report.changed.push({ ...changed, from, xp: 0 });
      return;
    }
    const outcome = await this.record.execute({ submission, exercise, judgement });
    if (outcome.state === 'superseded') report.superseded += 1;
    if (outcome.state === 'already-done') report.alreadyDone += 1;
    if (outcome.state === 'stored' && outcome.previousSlug !== to)
      report.changed.push({ ...changed, from: outcome.previousSlug, xp: outcome.xp });
  }

  private async judgeAgain(exercise: LessonExercise, submission: SubmissionEntity) {
    const { userId } = submission;
    try {
      // The lesson's files may have changed since: what doesn't fit any more is refused like a new answer.
      const body = exercise.type.presentAnswer(submission.answer);
      const answer = readAnswer(exercise, body);
      const judgement = await this.judge.judge({ exercise, answer, userId });
      return judgement ?? { reason: 'The checker had a problem. It’s in the log.' };
    } catch (error) {
      const isTheAnswer =
        error instanceof DomainError && (error.kind === 'invalid' || error.kind === 'too-large');
      if (!isTheAnswer) throw error;
      return { reason: `The answer no longer fits the lesson: ${error.message}` };
    }
  }

  /** Of each learner's newest submission, in the order of their time. */
  private async newestIds(lessonId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.sql`
      SELECT MAX(id) AS id FROM submissions
      WHERE exercise_source = 'lesson' AND exercise_id = ${lessonId} GROUP BY user_id ORDER BY 1`;
    return rows.map(({ id }) => id);
  }

  /** Those that this version hasn't judged yet. */
  private async read(ids: string[], lessonHash: string): Promise<Regradable[]> {
    const [submissions, regrades] = await Promise.all([
      this.dataSource.getRepository(SubmissionEntity).find({ where: { id: In(ids) }, order: { id: 'ASC' } }),
      this.dataSource
        .getRepository(RegradeEntity)
        .find({ where: { submissionId: In(ids) }, order: { id: 'ASC' } }),
    ]);
    const done = new Set(
      regrades.filter((row) => row.lessonHash === lessonHash).map((row) => row.submissionId),
    );
    const slugOf = new Map(regrades.map((row) => [row.submissionId, row.resultSlug]));
    return submissions
      .filter(({ id }) => !done.has(id))
      .map((submission) => ({
        submission,
        currentSlug: slugOf.get(submission.id) ?? submission.resultSlug,
      }));
  }
}

interface Regradable {
  submission: SubmissionEntity;
  currentSlug: ResultSlug;
}
