import { MAX_DRAFT_BYTES, type SaveDraftBody } from '@shared/contracts';
import type { DraftAnswer } from './draft.entity';
import { draftTooLarge } from './drafts.errors';

/** The learner's work at one moment, without when and where it was saved. */
export interface DraftWork {
  /** Null if nothing was written yet. */
  answer: DraftAnswer | null;
  starter: string | null;
}

/** @throws DomainError `too-large` above 256 KB. */
export function readWork(sent: Pick<SaveDraftBody, 'Files' | 'Choice' | 'TextInput' | 'starter'>): DraftWork {
  const answer = readAnswer(sent);
  if (answer && bytesOf(answer) > MAX_DRAFT_BYTES) throw draftTooLarge();
  return { answer, starter: sent.starter ?? null };
}

function readAnswer({ Files, Choice, TextInput }: SaveDraftBodyAnswer): DraftAnswer | null {
  if (Files) return { files: Files.map(({ Name, Content }) => ({ name: Name, content: Content })) };
  if (Choice !== undefined) return { choice: Choice };
  if (TextInput !== undefined) return { textInput: TextInput };
  return null;
}
type SaveDraftBodyAnswer = Pick<SaveDraftBody, 'Files' | 'Choice' | 'TextInput'>;

/** The same code; another starter alone makes no other version. */
export const isSameAnswer = (one: DraftAnswer | null, other: DraftAnswer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function bytesOf({ files = [], choice = '', textInput = '' }: DraftAnswer): number {
  return Buffer.byteLength(files.map(({ name, content }) => name + content).join('') + choice + textInput);
}
