import type { ExerciseColumns } from '@server/learning/exercises';
import { newId, type Transaction } from '@server/platform/database';
import { MAX_DRAFT_VERSIONS } from '@shared/contracts';
import { In } from 'typeorm';
import { DraftVersionEntity } from './draft-version.entity';
import { type DraftWork, isSameAnswer } from './draft-work';

export interface VersionToKeep
  extends DraftWork,
    ExerciseColumns,
    Pick<DraftVersionEntity, 'userId' | 'savedAt' | 'reason' | 'writer'> {}

/**
 * Keeps work as an earlier version and deletes the oldest ones. The same work isn't kept twice, and of a window that
 * was overwritten several times only its last state is kept, so that two windows taking turns don't push out the rest.
 * Null if there was nothing to keep. Call it with the draft locked.
 */
export async function keepVersion(
  tx: Transaction,
  { userId, exerciseSource, exerciseId, savedAt, reason, writer, starter, answer }: VersionToKeep,
  now: Date,
): Promise<DraftVersionEntity | null> {
  if (!answer) return null;
  const key = { userId, exerciseSource, exerciseId };
  const kept = await tx.manager.find(DraftVersionEntity, { where: key, order: { id: 'DESC' } });
  const isSuperseded = (version: DraftVersionEntity) =>
    isSameAnswer(version.answer, answer) ||
    (reason === 'elsewhere' && version.reason === 'elsewhere' && writer !== '' && version.writer === writer);
  const left = kept.filter((version) => !isSuperseded(version)).slice(0, MAX_DRAFT_VERSIONS - 1);
  const gone = kept.filter((version) => !left.includes(version)).map(({ id }) => id);
  if (gone.length > 0) await tx.manager.delete(DraftVersionEntity, { id: In(gone) });
  const version = { id: newId(now.getTime()), ...key, savedAt, reason, writer, starter, answer };
  await tx.manager.insert(DraftVersionEntity, version);
  return version;
}
