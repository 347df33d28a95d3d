import type { ErasedPerson } from '@server/platform/database';
import { escapeRegExp } from '@shared/escape-reg-exp';
import type { EntityManager } from 'typeorm';

/** A row of the log, whose entity has this function in its declaration. */
interface AuditRow {
  id: string;
  subject: string;
  details: Record<string, string>;
}

/** What the log calls somebody whose account was deleted. */
export const ERASED_HANDLE = 'a deleted account';

/** Entries are kept, but no longer say what the learner was called that they're about. */
export async function forgetInAudit(manager: EntityManager, { userId, names }: ErasedPerson): Promise<void> {
  const log = manager.getRepository<AuditRow>('audit_entries');
  for (const { id, details } of await log.findBy({ subject: userId }))
    await log.update({ id }, { details: withoutNames(details, names) });
}

/** The details without a handle, and with no word left of their other texts that names the person. */
export function withoutNames(
  details: Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const entries = Object.entries(details).map(([key, text]) => [
    key,
    key === 'handle' ? ERASED_HANDLE : withoutWords(text, names),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A name is one only as a whole word: "Ann" isn't in "Planned". */
function withoutWords(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => escapeRegExp(name));
  if (longestFirst.length === 0) return text;
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(words, ERASED_HANDLE);
}
