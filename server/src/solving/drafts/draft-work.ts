import { MAX_DRAFT_BYTES } from '@shared/contracts';
import type { DraftAnswer } from './draft.entity';
import { draftTooLarge } from './drafts.errors';

/** The learner's work at one moment, without when and where it was saved. */
export interface DraftWork {
  /** Null if nothing was written yet. */
  answer: DraftAnswer | null;
  starter: string | null;
}

/** @throws DomainError `too-large` above 256 KB. */
export function checkSize(answer: DraftAnswer | null): void {
  if (answer && bytesOf(answer) > MAX_DRAFT_BYTES) throw draftTooLarge();
}

/** The same code; another starter alone makes no other version. */
export const isSameAnswer = (one: DraftAnswer | null, other: DraftAnswer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function bytesOf({ files = [], choice = '', textInput = '' }: DraftAnswer): number {
  return Buffer.byteLength(files.map(({ name, content }) => name + content).join('') + choice + textInput);
}
