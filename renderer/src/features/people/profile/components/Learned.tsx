import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import type { PublicCourse, PublicTrack } from '@web/api';
import { Cover } from '@web/features/learning/catalog';
import { dateFormat } from '@web/i18n';
import { useLoad } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { ProfileParts } from '../profiles.store';
import styles from './profile.module.css';

const DATE = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

function Track({ track }: { track: PublicTrack }) {
  const { title, slug, numLessons, numComplete, numCourses, numCoursesComplete, isActive } = track;
  return (
    <li className={styles.track}>
      <h3 className={styles.itemTitle}>
        <UiLink href={`/tracks/${slug}`}>{title}</UiLink>
        {isActive && (
          <Badge tone="ember">
            <Trans>Current track</Trans>
          </Badge>
        )}
      </h3>
      <Progress
        label={t`${numCoursesComplete} of ${plural(numCourses, { one: '# course', other: '# courses' })} completed`}
        size="sm"
        value={numComplete}
        max={numLessons}
        text={lessonsText(numComplete, numLessons)}
        tone={numComplete === numLessons ? 'success' : 'ember'}
      />
    </li>
  );
}

function Course({ course }: { course: PublicCourse }) {
  const { title, slug, language, numLessons, numComplete, completedAt } = course;
  const completed = completedAt && DATE.format(new Date(completedAt));
  return (
    <li className={styles.course}>
      <Cover course={course} className={styles.cover} />
      <div className={styles.words}>
        <h3 className={styles.itemTitle}>
          <UiLink href={`/courses/${slug}`}>{title}</UiLink>
        </h3>
        <p className={styles.quiet}>
          {courseLanguageTitle(language)}
          {completed && <> · {t`Completed ${completed}`}</>}
        </p>
        <Progress
          label={t`Progress in ${title}`}
          hideLabel
          size="sm"
          value={numComplete}
          max={numLessons}
          text={lessonsText(numComplete, numLessons)}
          tone={completedAt ? 'success' : 'ember'}
        />
      </div>
    </li>
  );
}

const lessonsText = (done: number, total: number) =>
  t`${done} of ${plural(total, { one: '# lesson', other: '# lessons' })}`;

/** The tracks and courses that a learner has begun. Optional, so a failed load shows no error. */
export const Learned = observer(function Learned({ parts: { learned } }: { parts: ProfileParts }) {
  useLoad(learned);
  if (learned.isWaiting) return <Skeleton height="12rem" className={styles.section} />;
  if (!learned.value) return null;
  const { tracks, courses } = learned.value;
  return (
    <>
      {tracks.length > 0 && (
        <section className={styles.section} aria-labelledby="profile-tracks">
          <h2 id="profile-tracks">
            <Trans>Tracks</Trans>
          </h2>
          <ul className={styles.list}>
            {tracks.map((track) => (
              <Track key={track.uuid} track={track} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-labelledby="profile-courses">
        <h2 id="profile-courses">
          <Trans>Courses</Trans>
        </h2>
        {courses.length > 0 ? (
          <ul className={styles.list}>
            {courses.map((course) => (
              <Course key={course.uuid} course={course} />
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>
            <Trans>No lesson completed yet.</Trans>
          </p>
        )}
      </section>
    </>
  );
});
