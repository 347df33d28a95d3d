import type {
  CallOf,
  CompileBody,
  SaveDraftBody,
  SubmissionBody,
  takePlacement,
  UserField,
  updateUser,
} from '@shared/contracts';
import type { CamelCase } from '@shared/contracts/camel-case';
import type { User } from './types';

/** An answer to a lesson: exactly one of them. */
export type Answer = CamelCase<Omit<SubmissionBody, 'userTimezone' | 'requestUUID' | 'offline'>>;

interface TextFile {
  name: string;
  content: string;
}

const toWireFile = ({ name, content }: TextFile) => ({ Name: name, Content: content });

/** The body of `submitLesson`. */
export function toSubmissionBody(answer: Answer, userTimezone: string): SubmissionBody {
  const { files, choice, textInput, checks, input, repository } = answer;
  return {
    Files: files?.map(toWireFile),
    Choice: choice,
    TextInput: textInput,
    Checks: checks,
    Input: input,
    Repository: repository,
    userTimezone,
  };
}

/** The answer to one question of a placement check. */
export interface PlacementAnswer {
  lessonUuid: string;
  answer: Pick<Answer, 'choice' | 'textInput'>;
}

/** The body of `takePlacement`. */
export const toPlacementBody = (
  answers: readonly PlacementAnswer[],
): CallOf<typeof takePlacement>['body'] => ({
  answers: answers.map(({ lessonUuid, answer: { choice, textInput } }) => ({
    lessonUUID: lessonUuid,
    Choice: choice,
    TextInput: textInput,
  })),
});

/** A learner's work in a lesson; without an answer, nothing was written yet. */
export interface Work {
  answer: Answer | null;
  /** The starter code that it's based on; null if there's none, or it isn't known. */
  starter: string | null;
}

export interface DraftToSave extends Pick<SaveDraftBody, 'baseVersion' | 'ifKnown' | 'writer'> {
  work: Work;
  /** Work that the learner gave up on purpose. */
  replaced: readonly Work[];
}

/** The body of `saveDraft`. */
export function toDraftBody({ work, replaced, ...draft }: DraftToSave): SaveDraftBody {
  return { ...draft, ...toWireWork(work), replaced: replaced.map(toWireWork) };
}

const toWireWork = ({ answer, starter }: Work) => ({
  Files: answer?.files?.map(toWireFile),
  Choice: answer?.choice,
  TextInput: answer?.textInput,
  starter,
});

/** What learners can change about themselves. */
export type UserChanges = Partial<
  Pick<
    User,
    | 'firstName'
    | 'lastName'
    | 'bio'
    | 'jobTitle'
    | 'location'
    | 'twitterHandle'
    | 'linkedinUrl'
    | 'githubHandle'
    | 'websiteUrl'
    | 'experienceLevel'
    | 'recruitersCanContact'
    | 'isPrivate'
    | 'vimEnabled'
    | 'timeZone'
    | 'showsDiscord'
    | 'notifyOnCommissions'
  >
>;

/** The body of `updateUser`. */
export function toUserBody(changes: UserChanges): CallOf<typeof updateUser>['body'] {
  const { linkedinUrl, websiteUrl, isPrivate, timeZone, ...same } = changes;
  const fields = {
    ...same,
    linkedinURL: linkedinUrl,
    websiteURL: websiteUrl,
    IsPrivate: isPrivate,
    timezone: timeZone,
  };
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...fields, updateFields: sent.map(([field]) => field as UserField) };
}

/** The body of `compileGo` and `compileC`. The first file is the entry. */
export function toCompileBody(files: readonly TextFile[]): Pick<CompileBody, 'files'> {
  return { files: files.map(toWireFile) };
}
