import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { chapterEmblem, LessonPath, LessonRow } from '@web/features/learning/catalog';
import { countDone } from '@web/stores';
import { Card } from '@web/ui/Card';
import { UiLink } from '@web/ui/UiLink';
import styles from './CurrentChapter.module.css';
import { type LessonPlace, lessonsAfter } from './find-lesson';

/** Lessons shown after the next one. */
const MAX_AFTER = 3;

/** The path of the chapter that the learner is in, and the lessons after the next one. */
export function CurrentChapter({ course, place }: { course: Course; place: LessonPlace }) {
  const { chapter, chapterNumber, lesson } = place;
  const { done, total } = countDone(chapter.lessons);
  const after = lessonsAfter(course, lesson.uuid, MAX_AFTER);
  return (
    <Card
      className={styles.card}
      title={<UiLink href={`/courses/${course.slug}#${chapter.slug}`}>{chapter.title}</UiLink>}
      aside={
        <span className={styles.count}>
          {plural(total, { one: `${done} of # lesson`, other: `${done} of # lessons` })}
        </span>
      }
    >
      <LessonPath lessons={chapter.lessons} nextUuid={lesson.uuid} emblem={chapterEmblem(chapterNumber)} />
      {after.length > 0 && (
        <>
          <h3 className={styles.after}>
            <Trans>After that</Trans>
          </h3>
          <ol className={styles.lessons}>
            {after.map(({ lesson: each, isLastOfChapter, chapterNumber: number }) => (
              <LessonRow
                key={each.uuid}
                lesson={each}
                emblem={isLastOfChapter ? chapterEmblem(number) : undefined}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
