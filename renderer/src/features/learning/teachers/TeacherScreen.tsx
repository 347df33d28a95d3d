import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Teacher } from '@web/api';
import { CourseGrid } from '@web/features/learning/catalog';
import {
  breadcrumbs,
  Loaded,
  PageNotFound,
  usePageDescription,
  usePageFacts,
  usePageTitle,
} from '@web/features/site/page';
import { useLoad, useStores } from '@web/stores';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { Portrait } from './Portrait';
import styles from './teachers.module.css';

const TeacherView = observer(function TeacherView({ teacher }: { teacher: Teacher }) {
  const { catalog } = useStores();
  const { name, slug, headline, bio, courseUuids } = teacher;
  usePageTitle(name);
  usePageDescription(headline);
  usePageFacts({
    structuredData: [
      breadcrumbs([
        { name: t`Teachers`, path: '/teachers' },
        { name, path: `/teachers/${slug}` },
      ]),
    ],
  });
  useLoad(catalog.courses);
  const courses = (catalog.courses.value ?? []).filter(({ uuid }) => courseUuids.includes(uuid));
  return (
    <>
      <PageHeader
        above={
          <UiLink href="/teachers">
            <Trans>Teachers</Trans>
          </UiLink>
        }
        art={<Portrait teacher={teacher} size={96} />}
        title={name}
        lead={headline}
      />
      <p className={styles.bio}>{bio}</p>
      <section aria-labelledby="courses">
        <h2 id="courses">
          <Trans>Courses</Trans>
        </h2>
        {catalog.courses.isWaiting ? (
          <Skeleton className={styles.list} height="16rem" />
        ) : (
          <CourseGrid courses={courses} level={3} />
        )}
      </section>
    </>
  );
});

/** /teachers/:teacherSlug: a teacher and their courses. */
export function TeacherScreen() {
  const { catalog } = useStores();
  const { teacherSlug = '' } = useParams();
  return (
    <Loaded
      state={catalog.teachers}
      skeleton={<Skeleton height="28rem" label={t`Loading the teacher`} />}
      what={t`this teacher`}
    >
      {(teachers) => {
        const teacher = teachers.find(({ slug }) => slug === teacherSlug);
        return teacher ? (
          <TeacherView teacher={teacher} />
        ) : (
          <PageNotFound path={`/teachers/${teacherSlug}`} />
        );
      }}
    </Loaded>
  );
}
