import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Teacher } from '@web/api';
import { breadcrumbs, Loaded, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { Portrait } from './Portrait';
import styles from './teachers.module.css';

const LEAD = t`The people who write the lessons, test them, and fix them when you tell them what’s wrong.`;

function TeacherCard({ teacher }: { teacher: Teacher }) {
  const numCourses = teacher.courseUuids.length;
  return (
    <Card as="li" interactive className={styles.card}>
      <Portrait teacher={teacher} size={64} />
      <div>
        <h2 className={styles.name}>
          <UiLink href={`/teachers/${teacher.slug}`}>{teacher.name}</UiLink>
        </h2>
        <p className={styles.headline}>{teacher.headline}</p>
        <p className={styles.count}>
          <Plural value={numCourses} one="# course" other="# courses" />
        </p>
      </div>
    </Card>
  );
}

/** /teachers: everybody who wrote a course. */
export function TeachersScreen() {
  const { catalog } = useStores();
  usePageTitle(t`Teachers`);
  usePageDescription(LEAD);
  usePageFacts({ structuredData: [breadcrumbs([{ name: t`Teachers`, path: '/teachers' }])] });
  return (
    <>
      <PageHeader title={t`Teachers`} lead={LEAD} />
      <Loaded
        state={catalog.teachers}
        skeleton={<Skeleton className={styles.list} height="9rem" label={t`Loading the teachers`} />}
        what={t`the teachers`}
      >
        {(teachers) =>
          teachers.length === 0 ? (
            <EmptyState boots="bootsthink" title={t`No teachers yet`}>
              <Trans>
                A teacher is a file in this server’s content folder. They show up here with their first
                course.
              </Trans>
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {teachers.map((teacher) => (
                <TeacherCard key={teacher.uuid} teacher={teacher} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
