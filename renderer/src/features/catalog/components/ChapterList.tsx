import type { Chapter, LessonSummary } from '@web/api';
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
  nextUuid: string | undefined;
  showProgress: boolean;
}

function LessonRow({ lesson, isNext }: { lesson: LessonSummary; isNext: boolean }) {
  return (
    <li>
      <UiLink
        href={`/lessons/${lesson.uuid}`}
        className={cx(styles.lesson, lesson.isComplete && styles.done, isNext && styles.next)}
      >
        <span className={styles.mark} aria-hidden="true">
          {lesson.isComplete ? <Check /> : isNext && <ArrowRight />}
        </span>
        <span className={styles.name}>{lesson.title}</span>
        {lesson.isComplete && <VisuallyHidden>, complete</VisuallyHidden>}
        {isNext && <VisuallyHidden>, next</VisuallyHidden>}
        <span className={styles.kind}>{LESSON_KINDS[lesson.type]}</span>
      </UiLink>
    </li>
  );
}

function ChapterSection({
  chapter,
  number,
  nextUuid,
  showProgress,
}: { chapter: Chapter; number: number } & Omit<ChapterListProps, 'chapters'>) {
  const { done, total } = countDone(chapter.lessons);
  return (
    <section className={styles.chapter} id={chapter.slug} aria-labelledby={`chapter-${chapter.uuid}`}>
      <div className={styles.about}>
        <p className={styles.number}>Chapter {number}</p>
        <h2 id={`chapter-${chapter.uuid}`} className={styles.title}>
          {chapter.title}
        </h2>
        <p className={styles.description}>{chapter.description}</p>
        <p className={styles.count}>
          {showProgress ? `${done} of ${counted(total, 'lesson')} done` : counted(total, 'lesson')}
        </p>
      </div>
      <ol className={styles.lessons}>
        {chapter.lessons.map((lesson) => (
          <LessonRow key={lesson.uuid} lesson={lesson} isNext={lesson.uuid === nextUuid} />
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
        <ChapterSection key={chapter.uuid} chapter={chapter} number={index + 1} {...rest} />
      ))}
    </div>
  );
}
