import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Log entries about accounts that were deleted before the log forgot what they were called. */
export class ForgetErasedHandles1795460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const entries = (await runner.query(
      `SELECT id, details FROM audit_entries WHERE details LIKE '%"handle":%'
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = audit_entries.subject)`,
    )) as { id: string; details: string }[];
    for (const { id, details } of entries) {
      const { handle: _, reason, ...rest } = JSON.parse(details) as Record<string, string>;
      const forgotten = { handle: 'a deleted account', ...(reason && { reason: 'deleted' }), ...rest };
      // An id is a UUID, and quotes are doubled: the two databases write parameters differently.
      const text = JSON.stringify(forgotten).replaceAll("'", "''");
      await runner.query(`UPDATE audit_entries SET details = '${text}' WHERE id = '${id}'`);
    }
  }

  async down(): Promise<void> {}
}
