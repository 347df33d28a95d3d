import { z } from 'zod';
import { gradeTestFiles, type TestFile } from '../../grading';
import { type LessonTypeDefinition, lessonBase } from '../lesson-type';
import { presentProgram, presentTestFiles } from '../program/present';
import { CodeFiles, type ProgramData, programFields, solvedProgram } from '../program/program';
import { type FilesAnswer, programRequest, testedLesson } from '../program/program-lesson';
import { TestFiles } from '../program/test-files';
import { programTranslation } from '../program/translation';

const CodeSqlLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code_sql'),
    files: CodeFiles.superRefine((files, context) => {
      files.forEach(({ readonly, hidden }, at) => {
        if (at > 0 && !readonly && !hidden)
          context.addIssue({
            code: 'custom',
            path: [at],
            message: 'makes the database, the solution’s too: it must be readonly or hidden',
          });
      });
    }).describe('The learner’s script first; all other files create the database before it runs.'),
    testFiles: TestFiles,
    // `checks` are known here too, so that an author who tries them reads why they can't be used (`checkProblem`).
    checks: programFields.checks,
  })
  .describe('A script whose result sets are compared with those of the solution.');

type CodeSqlLessonData = ProgramData<typeof CodeSqlLessonFile> & { testFiles: TestFile[] };

/** `type_code_sql`: runs a script on a database and compares result sets. */
export const codeSql: LessonTypeDefinition<CodeSqlLessonData, FilesAnswer> = {
  ...testedLesson,
  file: CodeSqlLessonFile,
  present: (data, language) => ({
    LessonDataCodeSql: {
      ...presentProgram(data, language),
      TestFiles: presentTestFiles(data.testFiles),
      NumHiddenTests: data.testFiles.filter((file) => file.isHidden).length,
    },
  }),
  grade: (runner, task) =>
    gradeTestFiles(runner, {
      request: programRequest(task),
      testFiles: task.data.testFiles,
      // What the tests compare with: the reference script, under the name that the runtime expects.
      references: [{ name: 'solution.sql', content: solvedProgram(task.data)[0]!.content }],
    }),
  translation: programTranslation<CodeSqlLessonData>(),
};
