import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CourseDifficulty } from '@web/api';
import {
  breadcrumbs,
  Loaded,
  PageNotFound,
  usePageDescription,
  usePageFacts,
  usePageTitle,
} from '@web/features/site/page';
import { useStores } from '@web/stores';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { useParams } from 'react-router-dom';
import { DifficultyChart, type DifficultyChartProps } from './DifficultyChart';
import { chapterRows, courseRows, lessonRows } from './difficulty-rows';

const ROOT = { name: t`Lesson difficulty`, path: '/lesson-difficulty' };
const LEAD = t`The author’s estimate, next to what learners’ attempts show: how often they had to try, and how often they looked at the solution, compared with the rest of the course. A lesson is measured once 20 learners have finished it.`;

interface ViewProps extends DifficultyChartProps {
  title: string;
  lead?: string;
  /** The pages above this one. */
  trail: readonly { name: string; path: string }[];
  path: string;
}

function View({ title, lead = LEAD, trail, path, ...chart }: ViewProps) {
  usePageTitle(title);
  usePageDescription(LEAD);
  usePageFacts({ structuredData: [breadcrumbs([...trail, { name: title, path }])] });
  const above = trail.map(({ name, path: href }, index) => (
    <span key={href}>
      {index > 0 && ' › '}
      <UiLink href={href}>{name}</UiLink>
    </span>
  ));
  return (
    <>
      <PageHeader title={title} lead={lead} above={above.length > 0 && above} />
      <p>
        <UiLink href="?modal=info-difficulty">
          <Trans>What difficulty means, and what it pays</Trans>
        </UiLink>
      </p>
      {chart.rows.length > 0 ? (
        <DifficultyChart {...chart} />
      ) : (
        <EmptyState boots="bootsthink" title={t`There are no lessons yet`}>
          <Trans>As soon as a course has lessons, this page shows how hard they are.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function CourseView({ course, chapterUuid }: { course: CourseDifficulty; chapterUuid: string | undefined }) {
  const path = `${ROOT.path}/${course.uuid}`;
  if (chapterUuid === undefined)
    return (
      <View title={course.title} trail={[ROOT]} path={path} what={t`Chapter`} rows={chapterRows(course)} />
    );
  const chapter = course.chapters.find(({ uuid }) => uuid === chapterUuid);
  if (!chapter) return <PageNotFound path={`${path}/${chapterUuid}`} />;
  return (
    <View
      title={chapter.title}
      trail={[ROOT, { name: course.title, path }]}
      path={`${path}/${chapterUuid}`}
      what={t`Lesson`}
      rows={lessonRows(chapter.lessons)}
    />
  );
}

const ChartSkeleton = () => <Skeleton height="32rem" label={t`Loading the numbers`} />;

/** /lesson-difficulty, with the views of a course and of a chapter below it. */
export function DifficultyScreen() {
  const { catalog } = useStores();
  const { courseUuid = '', chapterUuid } = useParams();
  return (
    <Loaded
      isPage
      state={catalog.difficulty.get(courseUuid)}
      skeleton={<ChartSkeleton />}
      what={t`the numbers`}
    >
      {(courses) =>
        courseUuid === '' ? (
          <View title={ROOT.name} trail={[]} path={ROOT.path} what={t`Course`} rows={courseRows(courses)} />
        ) : (
          courses[0] && <CourseView course={courses[0]} chapterUuid={chapterUuid} />
        )
      }
    </Loaded>
  );
}
