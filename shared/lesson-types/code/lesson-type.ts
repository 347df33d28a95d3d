import { z } from 'zod';
import { filledText } from '../../content/fields';
import { gradeOutput } from '../../grading';
import { type LessonTypeDefinition, lessonBase } from '../lesson-type';
import { presentOutput, presentProgram } from '../program/present';
import { CodeFiles, checkTypes, type ProgramData } from '../program/program';
import { type FilesAnswer, programLesson, programRequest } from '../program/program-lesson';

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

type CodeLessonData = ProgramData<typeof CodeLessonFile>;

/** `type_code`: the whole program runs, and its output is compared. */
export const code: LessonTypeDefinition<CodeLessonData, FilesAnswer> = {
  ...programLesson,
  file: CodeLessonFile,
  present: (data, language) => ({
    LessonDataCode: { ...presentProgram(data, language), Stdin: data.stdin ?? '' },
  }),
  grade(runner, task) {
    const { stdin, expectedOutput } = task.data;
    return gradeOutput(runner, { request: { ...programRequest(task), stdin }, expectedOutput });
  },
  presentGrade: presentOutput,
};
