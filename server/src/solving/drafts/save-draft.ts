import { Injectable } from '@nestjs/common';
import { columnsOf, type ExerciseRef, OpenExercise } from '@server/learning/exercises';
import { Access } from '@server/people/access';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { DraftEntity } from './draft.entity';
import type { DraftVersionEntity } from './draft-version.entity';
import { type DraftWork, isSameAnswer } from './draft-work';
import { WriteDraft } from './drafts.policy';
import { keepVersion } from './keep-version';

export interface SaveDraftInput {
  userId: string;
  exercise: ExerciseRef;
  work: DraftWork;
  /** The version that the client knows. */
  baseVersion: number;
  /** Not over a version that the client doesn't know. */
  ifKnown: boolean;
  writer: string;
  /** Work that the learner gave up on purpose, the oldest first. */
  replaced: readonly DraftWork[];
}

export interface SavedDraft {
  draft: DraftEntity;
  /** The draft of another window that this one replaced. */
  overwritten: DraftVersionEntity | null;
  /** `draft` is a newer one of another window, and nothing was saved. */
  isConflict: boolean;
}

/**
 * Saves a learner's work in an exercise. If the client doesn't know the draft that it would replace, either nothing is
 * saved (`ifKnown`), or the last writer wins and that draft is kept as an earlier version. Clients' clocks don't matter: only version numbers are compared.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly exercises: OpenExercise,
    private readonly access: Access,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`, and what WriteDraft's policy decides. */
  async execute(input: SaveDraftInput): Promise<SavedDraft> {
    const exercise = await this.exercises.execute(input.exercise);
    await this.access.require(input.userId, WriteDraft, exercise);
    return this.database.transaction((tx) => this.save(tx, input));
  }

  private async save(tx: Transaction, input: SaveDraftInput): Promise<SavedDraft> {
    const { userId, exercise, work, writer, replaced, baseVersion, ifKnown } = input;
    const now = this.clock.now();
    const current = await lockDraft(tx, userId, exercise, now);
    const key = { userId, ...columnsOf(exercise) };
    for (const each of replaced)
      await keepVersion(tx, { ...key, ...each, savedAt: now, reason: 'replaced', writer }, now);
    if (current.version > 0 && isSameAnswer(current.answer, work.answer) && current.starter === work.starter)
      return { draft: current, overwritten: null, isConflict: false };

    const isKnown = current.version === baseVersion || isSameAnswer(current.answer, work.answer);
    if (ifKnown && !isKnown && current.answer) return { draft: current, overwritten: null, isConflict: true };
    const overwritten = isKnown ? null : await keepVersion(tx, { ...current, reason: 'elsewhere' }, now);
    const changed = { ...work, writer, savedAt: now, version: current.version + 1 };
    await tx.manager.update(DraftEntity, key, changed);
    return { draft: { ...current, ...changed }, overwritten, isConflict: false };
  }
}

/** The learner's row for an exercise, created if missing and locked until the transaction ends. */
export async function lockDraft(
  tx: Transaction,
  userId: string,
  exercise: ExerciseRef,
  now: Date,
): Promise<DraftEntity> {
  const key = { userId, ...columnsOf(exercise) };
  const empty = { ...key, version: 0, savedAt: now, writer: '', starter: null, answer: null };
  await insertOnce(tx, DraftEntity, empty);
  const locked = await lockRow(tx, DraftEntity, key);
  if (!locked)
    throw new Error(
      `The draft of ${userId} in ${exercise.source} ${exercise.id} was deleted in the meantime.`,
    );
  return locked;
}
