import type { Course, Lesson, LessonSummary } from '@shared/contracts';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styles from './ContentsDialog.module.css';

interface RowProps {
  lesson: LessonSummary;
  number: number;
  isHere: boolean;
  onLeave: () => void;
}

function Row({ lesson, number, isHere, onLeave }: RowProps) {
  const link = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const row = link.current;
    const list = row?.closest<HTMLElement>('[data-scrolls]');
    // Not scrollIntoView, which would move the dialog as well.
    if (isHere && row && list) list.scrollTop = row.offsetTop - list.clientHeight / 2;
  }, [isHere]);
  return (
    <li ref={link}>
      <UiLink
        href={`/lessons/${lesson.UUID}`}
        className={cx(styles.row, lesson.IsComplete && styles.done, isHere && styles.here)}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        <span className={styles.mark} aria-hidden="true">
          {lesson.IsComplete ? <Check /> : number}
        </span>
        {lesson.Title}
        {lesson.IsComplete && <VisuallyHidden>, complete</VisuallyHidden>}
      </UiLink>
    </li>
  );
}

export interface ContentsDialogProps {
  open: boolean;
  onClose: () => void;
  lesson: Lesson;
  course: Course | undefined;
}

/** Every lesson of the course with its progress, and the current one. */
export const ContentsDialog = observer(function ContentsDialog({
  open,
  onClose,
  lesson,
  course,
}: ContentsDialogProps) {
  const { progress } = useStores();
  const error = progress.courseBySlug.get(lesson.CourseSlug).error;
  let number = 0;
  return (
    <Dialog open={open} onClose={onClose} title={lesson.CourseTitle} size="md">
      <div className={styles.list} data-scrolls>
        {!course && (error ? <p>{error.message}</p> : <Skeleton lines={10} label="Loading the contents" />)}
        {course?.Chapters.map((chapter) => (
          <section key={chapter.UUID} aria-label={chapter.Title}>
            <h3 className={styles.chapter}>{chapter.Title}</h3>
            <ol className={styles.lessons}>
              {chapter.Lessons.map((each) => {
                number += 1;
                return (
                  <Row
                    key={each.UUID}
                    lesson={each}
                    number={number}
                    isHere={each.UUID === lesson.UUID}
                    onLeave={onClose}
                  />
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
});
