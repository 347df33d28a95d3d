import { dataOf, type OpenLesson } from '../lesson-work';
import { programWork } from '../program/program-work';
import { TestResults } from '../program/TestResults';

/** Queries that are judged by test files. */
export const openCodeSql: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'LessonDataCodeSql');
  return programWork(context, {
    data,
    testFiles: data.TestFiles,
    numHiddenTests: data.NumHiddenTests,
    renderFailure: ({ Tests }) => <TestResults results={Tests} />,
  });
};
