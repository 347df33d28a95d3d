import { dataOf, type OpenLesson } from '../lesson-work';
import { programWork } from '../program/program-work';
import { TestResults } from '../program/TestResults';

/** Queries that are judged by test files. */
export const openCodeSql: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'lessonDataCodeSql');
  return programWork(context, {
    data,
    testFiles: data.testFiles,
    numHiddenTests: data.numHiddenTests,
    renderFailure: ({ tests }) => <TestResults language={data.programmingLanguage} results={tests} />,
  });
};
