import type { ErasedPerson } from '@server/platform/database';
import type { EntityManager } from 'typeorm';

/** Reports belong to those who wrote them; those about somebody whose account is gone aren't needed anymore. */
export async function deleteReportsAbout(manager: EntityManager, { userId }: ErasedPerson): Promise<void> {
  await manager.sql`
    DELETE FROM moderation_reports
    WHERE case_id IN (SELECT id FROM moderation_cases WHERE author_id = ${userId})`;
}
