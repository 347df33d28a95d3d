import { dataOf, type OpenLesson } from '../lesson-work';
import { programWork } from '../program/program-work';
import { StepTest } from '../program/StepTest';
import { TestResults } from '../program/TestResults';

/** A program that's judged by tests: calls with their expected results, or test files. */
export const openCodeTests: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'lessonDataCodeTests');
  return programWork(context, {
    data,
    tests: data.tests,
    testFiles: data.testFiles,
    numHiddenTests: data.numHiddenTests,
    renderFailure: ({ tests }, code) => (
      <TestResults
        language={data.programmingLanguage}
        results={tests}
        action={(row) => <StepTest code={code} row={row} />}
      />
    ),
  });
};
