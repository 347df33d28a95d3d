import { z } from 'zod';
import { filledText } from '../../content/fields';
import { gradeOutput } from '../../grading';
import { lessonBase } from '../lesson-base';
import type { LessonTypeDefinition } from '../lesson-type';
import type { FilesAnswer } from '../program/answer';
import { presentOutput, presentProgram } from '../program/present';
import { CodeFiles, checkTypes, type ProgramData } from '../program/program';
import { programLesson, programRequest } from '../program/program-lesson';
import { readProgram } from '../program/read-program';

const CodeLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code'),
    files: CodeFiles,
    expectedOutput: filledText.describe('The exact output; trailing whitespace is ignored.'),
    stdin: z.string().optional().describe('What the program reads from its standard input.'),
    checkTypes,
  })
  .describe('A program whose output is compared.');

export type CodeLessonData = ProgramData<typeof CodeLessonFile>;

/** `type_code`: the whole program runs, and its output is compared. */
export const code: LessonTypeDefinition<CodeLessonData, FilesAnswer> = {
  ...programLesson,
  file: CodeLessonFile,
  folders: ['starter', 'solution'],
  readFiles: readProgram,
  present: (data, language) => ({
    LessonDataCode: { ...presentProgram(data, language), Stdin: data.stdin ?? '' },
  }),
  grade(runner, task) {
    const { stdin, expectedOutput } = task.data;
    return gradeOutput(runner, { request: { ...programRequest(task), stdin }, expectedOutput });
  },
  presentGrade: presentOutput,
};
