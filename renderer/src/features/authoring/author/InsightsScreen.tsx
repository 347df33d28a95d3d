import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AuthorCourse, LessonNumbers } from '@shared/content/author';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { AsyncState } from '@web/stores';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { useState } from 'react';
import styles from './AuthorScreen.module.css';
import { authorApi } from './author-api';
import { NumbersTable } from './components/NumbersTable';
import { insightsApi } from './insights-api';

interface Overview {
  days: number;
  courses: readonly AuthorCourse[];
  numbersOf: ReadonlyMap<string, LessonNumbers>;
}

async function load(signal: AbortSignal): Promise<Overview> {
  const [{ courses }, { days, lessons }] = await Promise.all([
    authorApi.content(signal),
    insightsApi.overview(signal),
  ]);
  return { days, courses, numbersOf: new Map(lessons.map((numbers) => [numbers.uuid, numbers])) };
}

/** /author/insights, in development: how all lessons go for their learners. */
export function InsightsScreen() {
  const [state] = useState(() => new AsyncState(load));
  usePageTitle(t`Insights`);
  return (
    <>
      <PageHeader
        title={t`Insights`}
        lead={t`Where learners give up, and what they get wrong. Open a lesson to answer its mistakes with a hint.`}
        above={
          <UiLink href="/author">
            <Trans>Author</Trans>
          </UiLink>
        }
      />
      <Loaded
        state={state}
        skeleton={<Skeleton height="20rem" label={t`Loading the numbers`} />}
        what={t`the numbers`}
      >
        {(overview) => <Courses {...overview} />}
      </Loaded>
    </>
  );
}

function Courses({ days, courses, numbersOf }: Overview) {
  const tried = courses.flatMap((course) => {
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
    const rows = lessons.flatMap(({ uuid, title }) => {
      const numbers = numbersOf.get(uuid);
      return numbers ? [{ title, numbers }] : [];
    });
    return rows.length > 0 ? [{ course, rows }] : [];
  });
  if (tried.length === 0)
    return (
      <EmptyState boots="bootsthink" title={t`Nobody has submitted anything yet`}>
        <Trans>
          Numbers show up here with the first submission in this database. To see those of your site, start{' '}
          <code>npm run dev</code> with its <code>DATABASE_URL</code> or <code>DATA_DIR</code>.
        </Trans>
      </EmptyState>
    );
  return (
    <div className={styles.sections}>
      <p className={styles.note}>
        <Trans>
          The last {days} days. “Gave up” counts learners who haven’t solved a lesson and haven’t tried for a
          week. Time runs from a learner’s first submission to the one that’s correct.
        </Trans>
      </p>
      {tried.map(({ course, rows }) => (
        <Card key={course.folder} title={course.title}>
          <NumbersTable label={course.title} rows={rows} />
        </Card>
      ))}
    </div>
  );
}
