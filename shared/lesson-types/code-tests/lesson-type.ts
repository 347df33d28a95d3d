import type { VisibleTest } from '../../contracts';
import { type CodeTest, gradeTestFiles, gradeTests } from '../../grading';
import type { LessonTypeDefinition } from '../lesson-type';
import type { FilesAnswer } from '../program/answer';
import { presentProgram, presentTestFiles, presentTests } from '../program/present';
import { programLesson, programRequest } from '../program/program-lesson';
import { readProgram } from '../program/read-program';
import { readTestFiles } from '../program/test-files';
import { type CodeTestsLessonData, CodeTestsLessonFile } from './lesson-file';

/** `type_code_tests`: tests the learner's program with calls, or with test files in the language's own style. */
export const codeTests: LessonTypeDefinition<CodeTestsLessonData, FilesAnswer> = {
  ...programLesson,
  file: CodeTestsLessonFile,
  folders: ['starter', 'solution', 'tests'],
  readFiles: (folder) => ({ ...readProgram(folder), ...readTestFiles(folder) }),
  present(data, language) {
    const { tests = [], testFiles } = data;
    const isHidden = [
      ...tests.map(({ hidden }) => hidden),
      ...(testFiles ?? []).map((file) => file.isHidden),
    ];
    return {
      LessonDataCodeTests: {
        ...presentProgram(data, language),
        Tests: tests.filter((test) => !test.hidden).map(presentTest),
        ...(testFiles && { TestFiles: presentTestFiles(testFiles) }),
        NumHiddenTests: isHidden.filter(Boolean).length,
      },
    };
  },
  grade(runner, task) {
    const request = programRequest(task);
    const { tests = [], testFiles } = task.data;
    return testFiles
      ? gradeTestFiles(runner, { request, testFiles })
      : gradeTests(runner, { request, tests });
  },
  presentGrade: presentTests,
};

const presentTest = (test: CodeTest): VisibleTest => ({
  Call: test.call,
  Expected: test.expect ?? null,
  Raises: test.raises ?? null,
  Prints: test.prints ?? null,
});
