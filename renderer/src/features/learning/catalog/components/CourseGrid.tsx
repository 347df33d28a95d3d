import type { CourseOverview } from '@web/api';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import styles from '../catalog.module.css';
import { useLearnerCourses } from '../useLearnerCourses';
import { CourseCard } from './CourseCard';
import { CourseCardProgress, CourseCardStart } from './CourseCardProgress';

export interface CourseGridProps {
  courses: readonly CourseOverview[];
  level?: 2 | 3;
}

/** A grid of courses, with the learner's progress in each; a single one takes the full width. */
export const CourseGrid = observer(function CourseGrid({ courses, level }: CourseGridProps) {
  const learner = useLearnerCourses();
  const { catalog } = useStores();
  const isSingle = courses.length === 1;
  // Where home’s “Start the first lesson” leads, until a learner has begun somewhere.
  const hasBegun = learner.all.some(({ numComplete }) => numComplete > 0);
  const startUuid = hasBegun ? undefined : catalog.courses.value?.[0]?.uuid;
  return (
    <div className={isSingle ? styles.single : styles.grid}>
      {courses.map((course) => (
        <CourseCard
          key={course.uuid}
          course={course}
          level={level}
          wide={isSingle}
          isStart={!isSingle && course.uuid === startUuid}
          footer={
            learner.isExpected ? (
              <CourseCardProgress progress={learner.of(course.uuid)} />
            ) : (
              <CourseCardStart course={course} />
            )
          }
        />
      ))}
    </div>
  );
});
