import type { Course } from '@shared/contracts';
import { KEYS } from '@web/features/workbench';
import { ButtonLink, IconButton } from '@web/ui/Button';
import { Progress } from '@web/ui/Progress';
import { Tooltip } from '@web/ui/Tooltip';
import { UiLink } from '@web/ui/UiLink';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lessonLinks, placeOf } from '../navigation';
import { usePlayer } from '../usePlayer';
import { ContentsDialog } from './ContentsDialog';
import styles from './LessonHeader.module.css';

interface StepProps {
  href: string | null;
  label: string;
  shortcut: readonly string[];
  icon: React.ReactNode;
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

/** Course, chapter, lesson and progress, with links to the next and previous lessons. */
export const LessonHeader = observer(function LessonHeader({ course }: { course: Course | undefined }) {
  const { lesson } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const place = placeOf(lesson, course);
  const { previous, next } = lessonLinks(lesson);
  return (
    <div className={styles.bar}>
      <nav aria-label="Breadcrumb" className={styles.crumbs}>
        <ol>
          <li className={styles.course}>
            <UiLink href={`/courses/${lesson.CourseSlug}`}>{lesson.CourseTitle}</UiLink>
          </li>
          <li className={styles.chapter}>{lesson.ChapterTitle}</li>
          <li className={styles.here} aria-current="page">
            {lesson.Title}
          </li>
        </ol>
      </nav>
      <div className={styles.place}>
        <Progress
          label="Course progress"
          hideLabel
          size="sm"
          value={place?.done ?? 0}
          max={place?.total ?? 1}
          tone={place && place.done === place.total ? 'success' : 'ember'}
          className={styles.progress}
        />
        <span className={place ? styles.count : styles.countToCome}>
          Lesson {place?.number ?? '00'} of {place?.total ?? '00'}
        </span>
      </div>
      <div className={styles.steps}>
        <Step href={previous} label="Previous lesson" shortcut={KEYS.previous} icon={<ChevronLeft />} />
        <Step href={next} label="Next lesson" shortcut={KEYS.next} icon={<ChevronRight />} />
        <Tooltip content="Course contents" side="bottom">
          <IconButton label="Course contents" icon={<List />} size="sm" onClick={() => setOpen(true)} />
        </Tooltip>
      </div>
      <ContentsDialog open={isOpen} onClose={() => setOpen(false)} course={course} />
    </div>
  );
});
