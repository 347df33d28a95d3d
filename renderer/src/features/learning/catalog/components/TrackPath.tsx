import { t } from '@lingui/core/macro';
import { coverDesign } from '@shared/art/cover-design';
import { emblemNamed } from '@shared/art/emblems';
import type { Track } from '@web/api';
import { useStores } from '@web/stores';
import { Emblem } from '@web/ui/Emblem';
import { Award } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { lessonsDone } from '../counts';
import { aboutTime } from '../course-facts';
import { useLearnerCourses } from '../useLearnerCourses';
import styles from './TrackPath.module.css';

/** A track as a path through its courses, with how far the learner is in each. */
export const TrackPath = observer(function TrackPath({ track }: { track: Pick<Track, 'courseUuids'> }) {
  const { catalog } = useStores();
  const learner = useLearnerCourses();
  const courses = track.courseUuids.flatMap((uuid) => catalog.overviewOf(uuid) ?? []);
  return (
    <ol className={styles.path} aria-label={t`The courses of this track, in order`}>
      {courses.map((course) => {
        const { slug, emblem, title, numMinutes, uuid } = course;
        const progress = learner.of(uuid);
        const isDone = progress !== undefined && progress.numComplete === progress.numLessons;
        const design = coverDesign(slug);
        return (
          <li key={uuid} className={styles.stop} data-done={isDone}>
            <Emblem
              name={emblemNamed(emblem) ?? design.emblem}
              tone={design.tone}
              shape={design.shape}
              size={56}
              className={styles.emblem}
            />
            <UiLink href={`/courses/${slug}`} className={styles.title}>
              {title}
            </UiLink>
            <span className={styles.fact}>
              {progress && progress.numComplete > 0
                ? lessonsDone(progress.numComplete, progress.numLessons)
                : aboutTime(numMinutes)}
            </span>
          </li>
        );
      })}
      <li className={styles.end} aria-hidden="true">
        <Award />
      </li>
    </ol>
  );
});
