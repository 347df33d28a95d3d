import { z } from 'zod';
import { filePath, refuseRepeats } from '../../content/fields';
import type { Language, SourceFile } from '../../runner/runner';
import type { OwnFields } from '../lesson-base';

const CodeFileEntry = z
  .strictObject({
    name: filePath.describe('The path below starter/.'),
    readonly: z.boolean().optional().describe('The learner sees the file but can’t change it.'),
    hidden: z.boolean().optional().describe('Part of every run, never shown to the learner.'),
  })
  .describe('One file of the program.');

/** The files of a program in the order of the editor's tabs; the first is the entry. */
export const CodeFiles = z
  .array(CodeFileEntry)
  .min(1, { error: 'must list at least one file' })
  .superRefine((files, context) => {
    refuseRepeats(
      files.map((file) => file.name.toLowerCase()),
      context,
    );
    if (files[0]?.hidden)
      context.addIssue({ code: 'custom', path: [0], message: 'is the entry and may not be hidden' });
    if (files.length > 0 && files.every((file) => file.readonly || file.hidden))
      context.addIssue({ code: 'custom', message: 'must leave at least one file for the learner to edit' });
  })
  .describe('The files in starter/, the entry first.');

export const checkTypes = z
  .boolean()
  .optional()
  .describe('TypeScript: false runs the program without checking its types first.');

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
