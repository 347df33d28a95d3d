import type { SubmissionBody } from '../../contracts';
import { REQUEST_LIMITS } from '../../runner/limits';
import type { SourceFile } from '../../runner/runner';
import { AnswerRefused } from '../lesson-type';
import type { ContentFile, Program } from './program';

/** Only the files that the learner may change. */
export interface FilesAnswer {
  kind: 'files';
  files: SourceFile[];
}

/** @throws AnswerRefused */
export function readFilesAnswer({ files }: Program, { Files: submitted }: SubmissionBody): FilesAnswer {
  if (!submitted) throw new AnswerRefused('This lesson is answered with code. Please submit its files.');
  refuseStrangers(files, submitted);
  const contentOf = new Map(submitted.map((file) => [file.Name, file.Content]));
  const edited = files
    .filter((file) => !file.isReadonly && !file.isHidden)
    .map(({ name }) => {
      const content = contentOf.get(name);
      if (content === undefined)
        throw new AnswerRefused(`The file ${name} is missing. Please submit it as well.`);
      return { name, content };
    });
  const encoder = new TextEncoder();
  const bytes = edited.reduce((total, file) => total + encoder.encode(file.content).length, 0);
  if (bytes > REQUEST_LIMITS.sourceBytes)
    throw new AnswerRefused('Your files are larger than 1 MB together. Please shorten them.', 'too-large');
  return { kind: 'files', files: edited };
}

function refuseStrangers(
  files: readonly ContentFile[],
  submitted: NonNullable<SubmissionBody['Files']>,
): void {
  const known = new Set(files.map((file) => file.name));
  const seen = new Set<string>();
  for (const { Name } of submitted) {
    if (!known.has(Name))
      throw new AnswerRefused(`This lesson has no file called ${JSON.stringify(Name)}. Please remove it.`);
    if (seen.has(Name)) throw new AnswerRefused(`The file ${Name} was sent twice. Please send it once.`);
    seen.add(Name);
  }
}
