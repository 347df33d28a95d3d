import { dataOf, type OpenLesson } from '../lesson-work';
import { programWork } from '../program/program-work';
import { TestResults } from '../program/TestResults';

/** A program that's judged by tests: calls with their expected results, or test files. */
export const openCodeTests: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'LessonDataCodeTests');
  return programWork(context, {
    data,
    tests: data.Tests,
    testFiles: data.TestFiles,
    numHiddenTests: data.NumHiddenTests,
    renderFailure: ({ Tests }) => <TestResults results={Tests} />,
  });
};
