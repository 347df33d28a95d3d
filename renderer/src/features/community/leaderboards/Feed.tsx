import { t } from '@lingui/core/macro';
import type { LessonFeedEvent } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './Feed.module.css';
import { Learner } from './Learner';
import { timeAgo } from './time-ago';
import { useNow } from './useNow';

/** Completed lessons, the newest first. */
export const Feed = observer(function Feed({ lessons }: { lessons: readonly LessonFeedEvent[] }) {
  const { user } = useStores();
  const own = user.user?.handle;
  const now = useNow();
  return (
    <ol className={styles.feed} aria-label={t`Lessons completed last`}>
      {lessons.map((lesson) => (
        <li key={lesson.uuid} className={styles.row}>
          <Learner user={lesson.user} isOwn={lesson.user.handle === own} />
          <p className={styles.lesson}>
            <UiLink href={`/lessons/${lesson.lessonUuid}`}>{lesson.lessonTitle}</UiLink>
            <span className={styles.where}>
              {lesson.courseTitle} ·{' '}
              <time dateTime={lesson.completedAt}>{timeAgo(lesson.completedAt, now)}</time>
            </span>
          </p>
          <span className={styles.xp}>+{formatNumber(lesson.xp)} XP</span>
        </li>
      ))}
    </ol>
  );
});
