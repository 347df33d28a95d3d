import { type ContentFile, hasCode, type LessonData } from '@shared/content';
import type { SubmissionBody } from '@shared/contracts';
import { REQUEST_LIMITS } from '@shared/runner/limits';
import type { SourceFile } from '@shared/runner/runner';
import { badAnswer, filesTooLarge } from './submissions.errors';

/** A learner's answer, of the kind that its lesson asks for. Of a program only the files that the learner may change. */
export type Answer =
  | { kind: 'files'; files: SourceFile[] }
  | { kind: 'choice'; choice: string }
  | { kind: 'text'; text: string };

/**
 * Reads an answer by the lesson's own type; what the client holds the lesson for does not count.
 * @throws DomainError `invalid` or `too-large`, saying what to send instead.
 */
export function readAnswer(data: LessonData, body: SubmissionBody): Answer {
  if (hasCode(data)) {
    if (!body.Files) throw badAnswer('This lesson is answered with code. Please submit its files.');
    return { kind: 'files', files: editedFiles(data.files, body.Files) };
  }
  if (data.type === 'type_choice') {
    if (body.Choice === undefined) throw badAnswer('Please pick one of the choices of this lesson.');
    if (!data.choices.includes(body.Choice))
      throw badAnswer('This is not one of the choices. The lesson may have changed: please reload the page.');
    return { kind: 'choice', choice: body.Choice };
  }
  if (body.TextInput === undefined) throw badAnswer('Please type an answer to this lesson.');
  return { kind: 'text', text: body.TextInput };
}

/** The whole program to judge: the learner's files, all others as content has them; the entry first. */
export function programOf(files: readonly ContentFile[], edited: readonly SourceFile[]): SourceFile[] {
  const contentOf = new Map(edited.map((file) => [file.name, file.content]));
  return files.map(({ name, content }) => ({ name, content: contentOf.get(name) ?? content }));
}

type SubmittedFiles = NonNullable<SubmissionBody['Files']>;

function editedFiles(files: readonly ContentFile[], submitted: SubmittedFiles): SourceFile[] {
  const contentOf = new Map(submitted.map((file) => [file.Name, file.Content]));
  refuseStrangers(files, submitted);
  const edited = files
    .filter((file) => !file.isReadonly && !file.isHidden)
    .map(({ name }) => {
      const content = contentOf.get(name);
      if (content === undefined) throw badAnswer(`The file ${name} is missing. Please submit it as well.`);
      return { name, content };
    });
  const bytes = edited.reduce((total, file) => total + Buffer.byteLength(file.content), 0);
  if (bytes > REQUEST_LIMITS.sourceBytes) throw filesTooLarge();
  return edited;
}

function refuseStrangers(files: readonly ContentFile[], submitted: SubmittedFiles): void {
  const known = new Set(files.map((file) => file.name));
  const seen = new Set<string>();
  for (const { Name } of submitted) {
    if (!known.has(Name))
      throw badAnswer(`This lesson has no file called ${JSON.stringify(Name)}. Please remove it.`);
    if (seen.has(Name)) throw badAnswer(`The file ${Name} was sent twice. Please send it once.`);
    seen.add(Name);
  }
}
