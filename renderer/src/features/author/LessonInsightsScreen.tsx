import type { LessonInsights, LessonNumbers } from '@shared/content/author';
import { medianInWords, percentOf } from '@shared/content/insight-words';
import { Loaded, usePageTitle } from '@web/features/page';
import { useLoad } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthorStore } from './author.store';
import { ClusterCard } from './components/ClusterCard';
import { RegradeCard } from './components/RegradeCard';
import styles from './LessonInsightsScreen.module.css';
import { LessonInsightsStore } from './lesson-insights.store';

/** /author/insights/:lessonUuid, in development: a lesson's numbers, its failures in clusters, and its regrade. */
export const LessonInsightsScreen = observer(function LessonInsightsScreen() {
  const { lessonUuid = '' } = useParams();
  return <Screen key={lessonUuid} lesson={lessonUuid} />;
});

const Screen = observer(function Screen({ lesson }: { lesson: string }) {
  const [store] = useState(() => new LessonInsightsStore(lesson));
  const [author] = useState(() => new AuthorStore());
  useEffect(() => store.start(), [store]);
  useLoad(author.content);
  const title = author.lessonOf(lesson)?.title ?? 'Lesson';
  usePageTitle(`Insights: ${title}`);
  return (
    <>
      <PageHeader
        title={title}
        above={
          <>
            <UiLink href="/author">Author</UiLink> › <UiLink href="/author/insights">Insights</UiLink>
          </>
        }
        actions={
          <ButtonLink href={`/author/lessons/${lesson}`} icon={<Eye />}>
            Open the lesson
          </ButtonLink>
        }
      />
      <Loaded
        state={store.insights}
        skeleton={<Skeleton height="24rem" label="Loading the numbers" />}
        what="the numbers"
      >
        {(insights) => (
          <div className={styles.sections}>
            <Numbers {...insights.numbers} days={insights.days} />
            <Clusters insights={insights} store={store} />
            <RegradeCard store={store} />
          </div>
        )}
      </Loaded>
    </>
  );
});

function Numbers({
  days,
  started,
  finished,
  left,
  firstTry,
  attempts,
  ...rest
}: LessonNumbers & { days: number }) {
  const facts = [
    { name: 'Learners', value: String(started), more: counted(attempts, 'attempt') },
    { name: 'Solved it', value: percentOf(finished, started), more: counted(finished, 'learner') },
    { name: 'Gave up', value: percentOf(left, started), more: 'no try for a week' },
    { name: 'First try', value: percentOf(firstTry, started), more: counted(firstTry, 'learner') },
    { name: 'Median time', value: medianInWords(rest), more: 'first try to success' },
  ];
  return (
    <section aria-label={`The last ${days} days`}>
      <p className={styles.period}>The last {days} days</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              <span className={styles.more}>{more}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Clusters({ insights, store }: { insights: LessonInsights; store: LessonInsightsStore }) {
  const { clusters, unclustered } = insights;
  return (
    <section className={styles.clusters} aria-labelledby="mistakes">
      <div>
        <h2 id="mistakes" className={styles.title}>
          What goes wrong
        </h2>
        <p className={styles.lead}>
          Submissions that fail in the same way, most learners first. One hint answers them all: it’s saved as
          a file of the lesson, and the next learner who fails this way reads it above the result.
        </p>
      </div>
      {clusters.map((cluster) => (
        <ClusterCard key={cluster.signature} cluster={cluster} store={store} />
      ))}
      {clusters.length === 0 && (
        <EmptyState boots="bootsthink" title="No failures to show">
          Once learners get this lesson wrong, their mistakes show up here.
        </EmptyState>
      )}
      {unclustered > 0 && (
        <p className={styles.lead}>
          {counted(unclustered, 'older failure')} from before failures were compared aren’t included.
        </p>
      )}
    </section>
  );
}
