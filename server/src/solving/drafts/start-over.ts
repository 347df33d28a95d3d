import { columnsOf, lessonRef, OF_LESSONS } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';
import { IsNull, Not } from 'typeorm';
import { DraftEntity } from './draft.entity';
import { keepVersion } from './keep-version';
import { lockDraft } from './save-draft';

export interface StartOverInput {
  userId: string;
  /** Lessons that the learner has submitted to: without a draft, they would open with the last answer. */
  tried: readonly string[];
  /** Drafts of other lessons stay. Default: all lessons. */
  lessonIds?: ReadonlySet<string> | undefined;
}

/** Lessons open with their starter code again, on every device. Each draft is kept as a version that can be restored. */
export async function startOver(
  tx: Transaction,
  { userId, tried, lessonIds }: StartOverInput,
  now: Date,
): Promise<void> {
  const drafts = await tx.manager.find(DraftEntity, {
    select: { exerciseId: true },
    where: { userId, ...OF_LESSONS, answer: Not(IsNull()) },
  });
  const written = drafts.map(({ exerciseId }) => exerciseId).filter((id) => lessonIds?.has(id) ?? true);
  for (const lessonId of new Set([...written, ...tried])) {
    const lesson = lessonRef(lessonId);
    const draft = await lockDraft(tx, userId, lesson, now);
    await keepVersion(tx, { ...draft, reason: 'replaced' }, now);
    const empty = { answer: null, starter: null, writer: '', savedAt: now, version: draft.version + 1 };
    await tx.manager.update(DraftEntity, { userId, ...columnsOf(lesson) }, empty);
  }
}
