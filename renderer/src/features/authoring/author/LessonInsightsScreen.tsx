import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { LessonInsights, LessonNumbers } from '@shared/content/author';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { formatNumber } from '@web/i18n';
import { useLoad } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Eye } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthorStore } from './author.store';
import { ClusterCard } from './components/ClusterCard';
import { RegradeCard } from './components/RegradeCard';
import styles from './LessonInsightsScreen.module.css';
import { LessonInsightsStore } from './lesson-insights.store';
import { attemptsText, learnersText, medianText, percentText } from './numbers-texts';

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
  const title = author.lessonOf(lesson)?.title ?? t`Lesson`;
  usePageTitle(t`Insights: ${title}`);
  return (
    <>
      <PageHeader
        title={title}
        above={
          <>
            <UiLink href="/author">
              <Trans>Author</Trans>
            </UiLink>{' '}
            ›{' '}
            <UiLink href="/author/insights">
              <Trans>Insights</Trans>
            </UiLink>
          </>
        }
        actions={
          <ButtonLink href={`/author/lessons/${lesson}`} icon={<Eye />}>
            <Trans>Open the lesson</Trans>
          </ButtonLink>
        }
      />
      <Loaded
        state={store.insights}
        skeleton={<Skeleton height="24rem" label={t`Loading the numbers`} />}
        what={t`the numbers`}
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
    { name: t`Learners`, value: formatNumber(started), more: attemptsText(attempts) },
    { name: t`Solved it`, value: percentText(finished, started), more: learnersText(finished) },
    { name: t`Gave up`, value: percentText(left, started), more: t`no try for a week` },
    { name: t`First try`, value: percentText(firstTry, started), more: learnersText(firstTry) },
    { name: t`Median time`, value: medianText(rest), more: t`first try to success` },
  ];
  return (
    <section aria-label={t`The last ${days} days`}>
      <p className={styles.period}>
        <Trans>The last {days} days</Trans>
      </p>
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
          <Trans>What goes wrong</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>
            Submissions that fail in the same way, most learners first. One hint answers them all: it’s saved
            as a file of the lesson, and the next learner who fails this way reads it above the result.
          </Trans>
        </p>
      </div>
      {clusters.map((cluster) => (
        <ClusterCard key={cluster.signature} cluster={cluster} store={store} />
      ))}
      {clusters.length === 0 && (
        <EmptyState boots="bootsthink" title={t`No failures to show`}>
          <Trans>Once learners get this lesson wrong, their mistakes show up here.</Trans>
        </EmptyState>
      )}
      {unclustered > 0 && (
        <p className={styles.lead}>
          <Plural
            value={unclustered}
            one="# older failure from before failures were compared aren’t included."
            other="# older failures from before failures were compared aren’t included."
          />
        </p>
      )}
    </section>
  );
}
