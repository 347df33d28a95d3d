import type { Work } from '@web/api';

/** What a browser remembers of a draft, next to the work itself. */
export interface DraftRecord {
  /** The server's version that the work is based on; 0 if it's not known to the server. */
  version: number;
  /** The hash of the work that this record is about. */
  work: string;
  /** The server has exactly this work. */
  isSaved: boolean;
  /** Work that the learner gave up and the server doesn't have yet, the oldest first. */
  replaced: readonly Work[];
  /** Hashes of what was sent and never confirmed: the server may have it. */
  sent: readonly string[];
}

/** Null if there is none that this version of the app can read. */
export function decodeRecord(text: string | null): DraftRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as DraftRecord | null;
    const isWhole = record && Number.isInteger(record.version) && Array.isArray(record.replaced);
    return isWhole ? { ...record, sent: record.sent ?? [] } : null;
  } catch {
    return null; // corrupted by something else on this origin: treated as missing
  }
}
