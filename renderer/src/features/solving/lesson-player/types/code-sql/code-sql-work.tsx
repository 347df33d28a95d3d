import { t } from '@lingui/core/macro';
import { Database } from '@web/ui/icons';
import { dataOf, type OpenLesson } from '../lesson-work';
import { programWork } from '../program/program-work';
import { TestResults } from '../program/TestResults';
import { DatabasePanel } from './DatabasePanel';
import { DatabaseStore } from './database.store';
import { lessonDatabase } from './schema';

/** Queries that are judged by test files, with the lesson's database beside the editor. */
export const openCodeSql: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'lessonDataCodeSql');
  // All files but the learner's script create the database.
  const fixtures = data.starterFiles.slice(1).map(({ name, content }) => ({ name, content }));
  return programWork(context, {
    data,
    testFiles: data.testFiles,
    numHiddenTests: data.numHiddenTests,
    renderFailure: ({ tests }) => <TestResults language={data.programmingLanguage} results={tests} />,
    side: (code) => {
      const database = new DatabaseStore(() => lessonDatabase(code.run.runner, fixtures));
      return {
        label: t`Database`,
        icon: <Database />,
        render: (close) => <DatabasePanel store={database} onClose={close} />,
      };
    },
  });
};
