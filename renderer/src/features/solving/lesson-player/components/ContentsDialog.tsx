import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course, Lesson, LessonSummary } from '@web/api';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Check } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
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
        href={`/lessons/${lesson.uuid}`}
        className={cx(styles.row, lesson.isComplete && styles.done, isHere && styles.here)}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        <span className={styles.mark} aria-hidden="true">
          {lesson.isComplete ? <Check /> : number}
        </span>
        {lesson.title}
        {lesson.isComplete && (
          <VisuallyHidden>
            <Trans>, complete</Trans>
          </VisuallyHidden>
        )}
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
  const error = progress.courseBySlug.get(lesson.courseSlug).error;
  let number = 0;
  return (
    <Dialog open={open} onClose={onClose} title={lesson.courseTitle} size="md">
      <div className={styles.list} data-scrolls>
        {!course &&
          (error ? <p>{error.message}</p> : <Skeleton lines={10} label={t`Loading the contents`} />)}
        {course?.chapters.map((chapter) => (
          <section key={chapter.uuid} aria-label={chapter.title}>
            <h3 className={styles.chapter}>{chapter.title}</h3>
            <ol className={styles.lessons}>
              {chapter.lessons.map((each) => {
                number += 1;
                return (
                  <Row
                    key={each.uuid}
                    lesson={each}
                    number={number}
                    isHere={each.uuid === lesson.uuid}
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
