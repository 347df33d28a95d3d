import { z } from 'zod';
import { fileList, filePath, oneLine } from '../../content/fields';
import { LANGUAGE_FACTS } from '../../runner/languages';
import type { Language, SourceFile } from '../../runner/runner';
import { SourceChecks } from '../../source-checks';
import { type LessonFolder, readListed, unlistedIn } from '../lesson-folder';
import type { OwnFields } from '../lesson-type';

const CodeFileEntry = z
  .strictObject({
    name: filePath.describe('The path below starter/.'),
    readonly: z.boolean().optional().describe('The learner sees the file but can’t change it.'),
    hidden: z.boolean().optional().describe('Part of every run, never shown to the learner.'),
  })
  .describe('One file of the program.');

/** The files of a program in the order of the editor's tabs; the first is the entry. */
export const CodeFiles = fileList(CodeFileEntry)
  .superRefine((files, context) => {
    if (files[0]?.hidden)
      context.addIssue({ code: 'custom', path: [0], message: 'is the entry and may not be hidden' });
    if (files.length > 0 && files.every((file) => file.readonly || file.hidden))
      context.addIssue({ code: 'custom', message: 'must leave at least one file for the learner to edit' });
  })
  .describe('The files in starter/, the entry first.');

const checkTypes = z
  .boolean()
  .optional()
  .describe('TypeScript: false runs the program without checking its types first.');

/** The fields of every lesson with a program, beside its files. */
export const programFields = {
  checkTypes,
  checks: SourceChecks.optional(),
  equivalentMutants: z
    .array(
      z.strictObject({
        line: oneLine.describe('The changed line, as `content:check --mutants` shows it.'),
        why: oneLine.describe('Why no test can notice the change.'),
      }),
    )
    .optional()
    .describe('Changes of the solution that make no difference, so that no test has to fail.'),
};

/** A TypeScript program has to pass the type checker before it runs, unless its lesson says otherwise. */
export const checksTypes = (language: Language, lesson: { checkTypes?: boolean }): boolean =>
  language === 'typescript' && lesson.checkTypes !== false;

/** A file of a lesson's program, as the learner gets it. */
export interface ContentFile extends SourceFile {
  isReadonly: boolean;
  isHidden: boolean;
}

export interface Program {
  /** The whole program, the entry first. */
  files: ContentFile[];
  /** Only the files that the solution changes, with their full texts. */
  solutionFiles: SourceFile[];
  /** Missing if there is none. */
  knownMistakes?: KnownMistake[];
}

/** From `wrong/<name>/`: what a learner might write, and what to say then, in Markdown. */
export interface KnownMistake {
  name: string;
  /** All files that a learner can edit. */
  files: SourceFile[];
  message: string;
}

/** The stored data of a lesson whose files have been read. */
export type ProgramData<File extends z.ZodType> = Omit<OwnFields<File>, 'files' | 'testFiles'> & Program;

/** The program with some files replaced, by name; the entry first. */
export function replaceFiles(files: readonly ContentFile[], changed: readonly SourceFile[]): SourceFile[] {
  const contentOf = new Map(changed.map((file) => [file.name, file.content]));
  return files.map(({ name, content }) => ({ name, content: contentOf.get(name) ?? content }));
}

/** The program that the learner starts with. */
export const starterProgram = ({ files }: Program): SourceFile[] => replaceFiles(files, []);

/** The program of the reference solution. */
export const solvedProgram = ({ files, solutionFiles }: Program): SourceFile[] =>
  replaceFiles(files, solutionFiles);

const hasCheckTypes = (fields: unknown) =>
  typeof fields === 'object' && fields !== null && 'checkTypes' in fields;

const HasFiles = z.looseObject({ files: CodeFiles });

/** The starter and reference solution, by the `files` of lesson.yaml. */
export function readProgram(folder: LessonFolder): Program {
  const parsed = HasFiles.safeParse(folder.fields);
  if (hasCheckTypes(folder.fields) && folder.language && folder.language !== 'typescript')
    folder.reportField(
      ['checkTypes'],
      `"checkTypes" is for TypeScript, and this lesson’s language is ${LANGUAGE_FACTS[folder.language].title}`,
    );
  // The lesson's schema reports a wrong or missing list; without it there is nothing to compare with.
  if (!parsed.success) return { files: [], solutionFiles: [] };
  const entries = parsed.data.files;
  const extension = folder.language && LANGUAGE_FACTS[folder.language].extension;
  if (extension && !entries[0]!.name.endsWith(extension))
    folder.reportField(['files', 0], `"files" must begin with the entry, a ${extension} file`);

  const starter = readListed(folder, 'starter', 'files', entries);
  const solution = folder.filesIn('solution');
  for (const [name, content] of solution) {
    const entry = entries.find((each) => each.name === name);
    const report = (message: string) => folder.reportFile(`solution/${name}`, message);
    if (!entry) report(unlistedIn(folder, 'files'));
    else if (entry.readonly || entry.hidden) report('replaces a file that the learner cannot edit');
    else if (content === starter.get(name)) report('is the same as its starter file');
  }
  if (solution.size === 0)
    folder.reportFile('lesson.yaml', `the solution is missing: put its files in ${folder.path}/solution`);

  return {
    files: entries.map(({ name, readonly: isReadonly = false, hidden: isHidden = false }) => ({
      name,
      content: starter.get(name) ?? '',
      isReadonly,
      isHidden,
    })),
    solutionFiles: [...solution].map(([name, content]) => ({ name, content })),
  };
}
