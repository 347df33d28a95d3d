import { t } from '@lingui/core/macro';
import { DiffView } from '@web/ui/DiffView';
import { dataOf, type OpenLesson } from '../lesson-work';
import { ErrorOutput } from '../program/ErrorOutput';
import { programWork } from '../program/program-work';
import styles from './code-work.module.css';

/** A program that's judged by its output. */
export const openCode: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'lessonDataCode');
  return programWork(context, {
    data,
    stdin: data.stdin,
    renderFailure: ({ output }) => (
      <>
        {output && output.expected !== output.got && (
          <div className={styles.diff}>
            <DiffView expected={output.expected} got={output.got} gotLabel={t`You printed`} folded />
          </div>
        )}
        <ErrorOutput text={output?.stderr} />
      </>
    ),
  });
};
