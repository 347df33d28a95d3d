import type { CourseOverview } from '@web/api';
import styles from '../catalog.module.css';
import { CourseCard } from './CourseCard';

/** A grid of courses; a single one takes the full width. */
export function CourseGrid({ courses, level }: { courses: readonly CourseOverview[]; level?: 2 | 3 }) {
  const [first, ...others] = courses;
  if (first && others.length === 0) {
    return (
      <div className={styles.single}>
        <CourseCard course={first} level={level} wide />
      </div>
    );
  }
  return (
    <div className={styles.grid}>
      {courses.map((course) => (
        <CourseCard key={course.uuid} course={course} level={level} />
      ))}
    </div>
  );
}
