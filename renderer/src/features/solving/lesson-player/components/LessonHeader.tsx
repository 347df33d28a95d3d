import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course, Lesson } from '@web/api';
import { KEYS } from '@web/features/solving/workbench';
import { ButtonLink, IconButton } from '@web/ui/Button';
import { ChevronLeft, ChevronRight, List } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Tooltip } from '@web/ui/Tooltip';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { lessonLinks, positionOf } from '../navigation';
import { ContentsDialog } from './ContentsDialog';
import styles from './LessonHeader.module.css';

interface StepProps {
  href: string | null;
  label: string;
  shortcut: readonly string[];
  icon: ReactNode;
}

function Step({ href, label, shortcut, icon }: StepProps) {
  if (href === null) return <IconButton label={label} icon={icon} size="sm" disabled />;
  return (
    <Tooltip content={label} shortcut={shortcut} side="bottom">
      <ButtonLink
        href={href}
        variant="ghost"
        size="sm"
        aria-label={label}
        className={styles.step}
        icon={icon}
      />
    </Tooltip>
  );
}

export interface LessonHeaderProps {
  lesson: Lesson;
  course: Course | undefined;
  /** At the end of the row. */
  menu?: ReactNode;
}

/** Course, chapter, the lesson's title and progress, with links to the next and previous lessons. */
export const LessonHeader = observer(function LessonHeader({ lesson, course, menu }: LessonHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const position = positionOf(lesson, course);
  const { number = '00', total = '00' } = position ?? {};
  const { previous, next } = lessonLinks(lesson);
  return (
    <div className={styles.bar}>
      <nav aria-label={t`Breadcrumb`} className={styles.crumbs}>
        <ol>
          <li className={styles.course}>
            <UiLink href={`/courses/${lesson.courseSlug}`}>{lesson.courseTitle}</UiLink>
          </li>
          <li className={styles.chapter}>
            <span>{lesson.chapterTitle}</span>
          </li>
        </ol>
      </nav>
      <h1 className={styles.title}>{lesson.title}</h1>
      <div className={styles.position}>
        <Progress
          label={t`Course progress`}
          hideLabel
          size="sm"
          value={position?.done ?? 0}
          max={position?.total ?? 1}
          tone={position && position.done === position.total ? 'success' : 'ember'}
          className={styles.progress}
        />
        <span className={position ? styles.count : styles.countToCome}>
          {number === null ? (
            <Trans>Doesn’t count here</Trans>
          ) : (
            <Trans>
              <span className={styles.word}>Lesson </span>
              {number} of {total}
            </Trans>
          )}
        </span>
      </div>
      <div className={styles.steps}>
        <Step href={previous} label={t`Previous lesson`} shortcut={KEYS.previous} icon={<ChevronLeft />} />
        <Step href={next} label={t`Next lesson`} shortcut={KEYS.next} icon={<ChevronRight />} />
        <Tooltip content={t`Course contents`} side="bottom">
          <IconButton label={t`Course contents`} icon={<List />} size="sm" onClick={() => setOpen(true)} />
        </Tooltip>
        {menu}
      </div>
      <ContentsDialog open={isOpen} onClose={() => setOpen(false)} lesson={lesson} course={course} />
    </div>
  );
});
