import { z } from 'zod';
import { filledText } from '../../content/fields';
import { gradeOutput } from '../../grading';
import { type LessonTypeDefinition, lessonBase } from '../lesson-type';
import { gradeHiddenRuns, HiddenRuns, reportUnusableRuns } from '../program/hidden-runs';
import { presentOutput, presentProgram } from '../program/present';
import { printedAnswer } from '../program/printed-answer';
import { CodeFiles, type ProgramData, programFields } from '../program/program';
import { type FilesAnswer, programLesson, programRequest } from '../program/program-lesson';
import { gradeLength, gradeSource, passAlso } from '../program/source-rules';
import { programTranslation } from '../program/translation';

const CodeLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code'),
    files: CodeFiles,
    expectedOutput: filledText.describe('The exact output; trailing whitespace is ignored.'),
    stdin: z.string().optional().describe('What the program reads from its standard input.'),
    hiddenRuns: HiddenRuns.optional(),
    ...programFields,
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
  readFiles(folder) {
    reportUnusableRuns(folder);
    return programLesson.readFiles(folder);
  },
  async grade(runner, task) {
    const { stdin, expectedOutput } = task.data;
    const request = { ...programRequest(task), stdin };
    return passAlso(
      await gradeOutput(runner, { request, expectedOutput }),
      () => gradeLength(task),
      () => gradeHiddenRuns(runner, task),
      () => gradeSource(task),
    );
  },
  cheat: (data, language) => (data.hiddenRuns || data.checks) && printedAnswer(data, language),
  presentGrade: presentOutput,
  translation: programTranslation<CodeLessonData>(),
};
