import { DiffView } from '@web/ui/DiffView';
import { dataOf, type OpenLesson } from '../lesson-work';
import { ErrorOutput } from '../program/ErrorOutput';
import { programWork } from '../program/program-work';
import styles from './code-work.module.css';

/** A program that's judged by its output. */
export const openCode: OpenLesson = (context) => {
  const data = dataOf(context.lesson, 'LessonDataCode');
  return programWork(context, {
    data,
    stdin: data.Stdin,
    renderFailure: ({ Output }) => (
      <>
        {Output && Output.Expected !== Output.Got && (
          <div className={styles.diff}>
            <DiffView
              expected={Output.Expected}
              got={Output.Got}
              expectedLabel="Expected"
              gotLabel="Your output"
            />
          </div>
        )}
        <ErrorOutput text={Output?.Stderr} />
      </>
    ),
  });
};
