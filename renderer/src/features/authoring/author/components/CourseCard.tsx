import { plural } from '@lingui/core/macro';
import type { AuthorCourse } from '@shared/content/author';
import type { LessonType } from '@shared/contracts';
import { LESSON_KINDS } from '@web/features/learning/catalog';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { AuthorStore } from '../author.store';
import styles from './CourseCard.module.css';

/** A course's chapters with links to the previews of their lessons. */
export const CourseCard = observer(function CourseCard({
  course,
  store,
}: {
  course: AuthorCourse;
  store: AuthorStore;
}) {
  return (
    <Card title={course.title} aside={<code className={styles.folder}>{course.folder}</code>}>
      {course.chapters.map(({ title, folder, lessons }) => (
        <section key={folder} className={styles.chapter}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.lessons}>
            {lessons.map((lesson) => {
              const problems = store.problemsIn(lesson.folder).length;
              return (
                <li key={lesson.uuid}>
                  <UiLink href={`/author/lessons/${lesson.uuid}`} className={styles.lesson}>
                    <span className={styles.name}>{lesson.title}</span>
                    {problems > 0 && (
                      <Badge tone="danger">
                        {plural(problems, { one: '# problem', other: '# problems' })}
                      </Badge>
                    )}
                    <span className={styles.kind}>{LESSON_KINDS[lesson.type as LessonType]}</span>
                  </UiLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Card>
  );
});
