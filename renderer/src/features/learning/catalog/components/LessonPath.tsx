import type { LessonSummary } from '@web/api';
import { countDone } from '@web/stores';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { lessonsDone } from '../counts';
import styles from './LessonPath.module.css';
import { Spark } from './Spark';

export interface LessonPathProps {
  /** Of one chapter, in order. */
  lessons: readonly LessonSummary[];
  nextUuid: string | undefined;
  /** At the end of the path, in place of the last lesson's spark. */
  emblem: EmblemName;
}

/** A chapter as one line: a spark for each lesson, lit once it's done, and the chapter's emblem at the end. */
export function LessonPath({ lessons, nextUuid, emblem }: LessonPathProps) {
  const { done, total } = countDone(lessons);
  const last = lessons.at(-1);
  return (
    <div className={styles.path} role="img" aria-label={lessonsDone(done, total)}>
      {lessons.slice(0, -1).map(({ uuid, isComplete }) => (
        <span key={uuid} className={styles.stop} data-done={isComplete}>
          <Spark
            className={styles.spark}
            state={isComplete ? 'done' : uuid === nextUuid ? 'next' : 'ahead'}
          />
        </span>
      ))}
      {last && <Emblem name={emblem} size={56} locked={!last.isComplete} />}
    </div>
  );
}
