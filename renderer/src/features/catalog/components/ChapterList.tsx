import type { Chapter, LessonSummary } from '@shared/contracts';
import { countDone } from '@web/stores';
import { counted } from '@web/ui/counted';
import { cx } from '@web/ui/cx';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { ArrowRight, Check } from 'lucide-react';
import { LESSON_KINDS } from '../lesson-kinds';
import styles from './ChapterList.module.css';

export interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The lesson that Continue opens; marked in the list. */
  nextUUID: string | undefined;
  showProgress: boolean;
}

function LessonRow({ lesson, isNext }: { lesson: LessonSummary; isNext: boolean }) {
  return (
    <li>
      <UiLink
        href={`/lessons/${lesson.UUID}`}
        className={cx(styles.lesson, lesson.IsComplete && styles.done, isNext && styles.next)}
      >
        <span className={styles.mark} aria-hidden="true">
          {lesson.IsComplete ? <Check /> : isNext && <ArrowRight />}
        </span>
        <span className={styles.name}>{lesson.Title}</span>
        {lesson.IsComplete && <VisuallyHidden>, complete</VisuallyHidden>}
        {isNext && <VisuallyHidden>, next</VisuallyHidden>}
        <span className={styles.kind}>{LESSON_KINDS[lesson.Type]}</span>
      </UiLink>
    </li>
  );
}

function ChapterSection({
  chapter,
  number,
  nextUUID,
  showProgress,
}: { chapter: Chapter; number: number } & Omit<ChapterListProps, 'chapters'>) {
  const { done, total } = countDone(chapter.Lessons);
  return (
    <section className={styles.chapter} id={chapter.Slug} aria-labelledby={`chapter-${chapter.UUID}`}>
      <div className={styles.about}>
        <p className={styles.number}>Chapter {number}</p>
        <h2 id={`chapter-${chapter.UUID}`} className={styles.title}>
          {chapter.Title}
        </h2>
        <p className={styles.description}>{chapter.Description}</p>
        <p className={styles.count}>
          {showProgress ? `${done} of ${counted(total, 'lesson')} done` : counted(total, 'lesson')}
        </p>
      </div>
      <ol className={styles.lessons}>
        {chapter.Lessons.map((lesson) => (
          <LessonRow key={lesson.UUID} lesson={lesson} isNext={lesson.UUID === nextUUID} />
        ))}
      </ol>
    </section>
  );
}

/** A course's chapters, each with its lessons in order and their progress. */
export function ChapterList({ chapters, ...rest }: ChapterListProps) {
  return (
    <div className={styles.list}>
      {chapters.map((chapter, index) => (
        <ChapterSection key={chapter.UUID} chapter={chapter} number={index + 1} {...rest} />
      ))}
    </div>
  );
}
