import type { EntityManager } from 'typeorm';

export interface ContactQuery {
  userId: string;
  /** Counts only until `before`: the session that is online again, to say what was made meanwhile. */
  returning: { sessionId: string; before: Date };
}

/**
 * When the learner was last seen online in any session: signed in, or asked for an access token. Null if they never were.
 * What a session does until its access token expires leaves no trace, so it may have been up to an hour later.
 */
export async function lastContact(
  manager: EntityManager,
  { userId, returning: { sessionId, before } }: ContactQuery,
): Promise<number | null> {
  const [row] = await manager.sql<{ at: string | number | null }[]>`
    SELECT MAX(contacts.at) AS at FROM (
      SELECT id AS session_id, created_at AS at FROM sessions WHERE user_id = ${userId}
      UNION ALL
      SELECT session_id, spent_at FROM refresh_tokens
      WHERE spent_at IS NOT NULL AND session_id IN (SELECT id FROM sessions WHERE user_id = ${userId})
    ) contacts WHERE contacts.session_id <> ${sessionId} OR contacts.at <= ${before.getTime()}`;
  return row?.at == null ? null : Number(row.at);
}
