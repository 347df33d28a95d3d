import type * as contract from '@shared/contracts';
import type { Draft, DraftVersion, ReplyOf, SaveDraftBody, SavedAnswer } from '@shared/contracts';
import type { DraftAnswer, DraftEntity } from './draft.entity';
import type { DraftVersionEntity } from './draft-version.entity';
import { checkSize, type DraftWork } from './draft-work';
import type { LearnersWork } from './learner-drafts';
import type { SavedDraft } from './save-draft';

export const presentWork = ({ draft, lastAnswer }: LearnersWork): ReplyOf<typeof contract.getDraft> => ({
  Draft: draft && presentDraft(draft),
  LastAnswer: lastAnswer,
});

export const presentSaved = ({
  draft,
  overwritten,
  isConflict,
}: SavedDraft): ReplyOf<typeof contract.saveDraft> => ({
  Version: draft.version,
  SavedAt: draft.savedAt.toISOString(),
  Overwritten: overwritten && presentVersion(overwritten),
  Conflict: isConflict ? presentDraft(draft) : null,
});

export const presentVersion = (version: DraftVersionEntity): DraftVersion => ({
  UUID: version.id,
  SavedAt: version.savedAt.toISOString(),
  Reason: version.reason,
  Starter: version.starter,
  Answer: presentAnswer(version.answer),
});

const presentDraft = (draft: DraftEntity): Draft => ({
  Version: draft.version,
  SavedAt: draft.savedAt.toISOString(),
  Starter: draft.starter,
  Answer: draft.answer && presentAnswer(draft.answer),
});

const presentAnswer = ({ files, choice, textInput }: DraftAnswer): SavedAnswer => ({
  Files: files?.map(({ name, content }) => ({ Name: name, Content: content })),
  Choice: choice,
  TextInput: textInput,
});

type SentAnswer = Pick<SaveDraftBody, 'Files' | 'Choice' | 'TextInput'>;

/** @throws DomainError `too-large` above 256 KB. */
export function readWork(sent: SentAnswer & Pick<SaveDraftBody, 'starter'>): DraftWork {
  const answer = readAnswer(sent);
  checkSize(answer);
  return { answer, starter: sent.starter ?? null };
}

function readAnswer({ Files, Choice, TextInput }: SentAnswer): DraftAnswer | null {
  if (Files) return { files: Files.map(({ Name, Content }) => ({ name: Name, content: Content })) };
  if (Choice !== undefined) return { choice: Choice };
  if (TextInput !== undefined) return { textInput: TextInput };
  return null;
}
