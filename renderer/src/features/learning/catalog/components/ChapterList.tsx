import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Chapter } from '@web/api';
import { countDone, nextLesson } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Emblem } from '@web/ui/Emblem';
import { Play } from '@web/ui/icons';
import { chapterEmblem } from '../chapter-emblem';
import { countLessons, lessonsDone } from '../counts';
import styles from './ChapterList.module.css';
import { ContentMenu } from './ContentMenu';
import { LessonRow } from './LessonRow';

export interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The lesson that Continue opens; marked in the list. */
  nextUuid: string | undefined;
  showProgress: boolean;
  /** Chapters that the learner’s placement check made unnecessary. */
  skippable?: ReadonlySet<string>;
  /** The lessons that open without a connection, while there's none. */
  keptLessons?: ReadonlySet<string> | undefined;
}

function ChapterSection({
  chapter,
  number,
  nextUuid,
  showProgress,
  skippable,
  keptLessons,
}: { chapter: Chapter; number: number } & Omit<ChapterListProps, 'chapters'>) {
  const { done, total } = countDone(chapter.lessons);
  const next = nextLesson({ chapters: [chapter] });
  const emblem = chapterEmblem(number);
  const last = chapter.lessons.at(-1);
  return (
    <section className={styles.chapter} id={chapter.slug} aria-labelledby={`chapter-${chapter.uuid}`}>
      <div className={styles.about}>
        <Emblem name={emblem} size={64} locked={showProgress && (done < total || total === 0)} />
        <p className={styles.number}>
          <Trans>Chapter {number}</Trans>
        </p>
        <h2 id={`chapter-${chapter.uuid}`} className={styles.title}>
          {chapter.title}
        </h2>
        <p className={styles.description}>{chapter.description}</p>
        <div className={styles.row}>
          {skippable?.has(chapter.uuid) && <Badge tone="success">{t`You can skip this`}</Badge>}
          <p className={styles.count}>{showProgress ? lessonsDone(done, total) : countLessons(total)}</p>
          {showProgress && next && (
            <ContentMenu
              target={{ kind: 'chapter', uuid: chapter.uuid, title: chapter.title }}
              items={[
                {
                  key: 'continue',
                  label: done === 0 ? t`Start chapter` : done === total ? t`Practice again` : t`Continue`,
                  icon: <Play />,
                  href: `/lessons/${next.uuid}`,
                },
              ]}
            />
          )}
        </div>
      </div>
      <ol className={styles.lessons}>
        {chapter.lessons.map((lesson) => (
          <LessonRow
            key={lesson.uuid}
            lesson={lesson}
            isNext={lesson.uuid === nextUuid}
            isKept={keptLessons?.has(lesson.uuid)}
            emblem={lesson === last ? emblem : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

/** A course's chapters, each as a path through its lessons that ends with the chapter's emblem. */
export function ChapterList({ chapters, ...rest }: ChapterListProps) {
  return (
    <div className={styles.list}>
      {chapters.map((chapter, index) => (
        <ChapterSection key={chapter.uuid} chapter={chapter} number={index + 1} {...rest} />
      ))}
    </div>
  );
}
