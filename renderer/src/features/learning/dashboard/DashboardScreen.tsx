import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DashboardContent } from '@web/api';
import { LeagueCard } from '@web/features/community/leaderboards';
import { BossCard } from '@web/features/game/bosses';
import { LevelCard } from '@web/features/game/levels';
import { QuestCard } from '@web/features/game/quests';
import { PendingRewards } from '@web/features/game/rewards';
import { OwnCertificates } from '@web/features/learning/certificates';
import { ActivityCard, StreakCard } from '@web/features/people/activity';
import { RequireSignIn } from '@web/features/people/auth';
import { TrackOffer } from '@web/features/people/onboarding';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { numberFormat } from '@web/i18n';
import { countDone, lessonsOf, type Profile, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { CurrentChapter } from './CurrentChapter';
import styles from './dashboard.module.css';
import { findLesson } from './find-lesson';
import { FinishedCourse, NextLesson } from './NextLesson';
import { RecentResults } from './RecentResults';

const PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

function TrackCard({ content }: { content: DashboardContent }) {
  const track = content.currentTrack;
  if (!track) return null;
  return (
    <Card title={t`Your track`}>
      <Progress
        label={track.title}
        value={Math.round(content.currentTrackProgress * 100)}
        text={PERCENT.format(content.currentTrackProgress)}
      />
      <p className={styles.quiet}>
        <UiLink href={`/tracks/${track.slug}`}>
          <Trans>View the track</Trans>
        </UiLink>
      </p>
    </Card>
  );
}

interface ContentProps {
  content: DashboardContent;
  /** Before the first XP there's nothing to look back at, and the welcome has just asked for a track. */
  isFirstVisit: boolean;
}

function Content({ content, isFirstVisit }: ContentProps) {
  const { currentCourse: course, currentLessonUuid, firstLessonBonusXp } = content;
  const place = course && findLesson(course, currentLessonUuid);
  if (!course || !place) return <NoCourse />;
  const { done, total } = countDone(lessonsOf(course));
  const isFinished = done === total;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isFinished ? (
          <FinishedCourse course={course} place={place} />
        ) : (
          <NextLesson course={course} place={place} hasStarted={done > 0} bonusXp={firstLessonBonusXp} />
        )}
        {!isFinished && <CurrentChapter course={course} place={place} />}
        <ActivityCard />
        <div className={styles.more}>
          {!isFirstVisit && <RecentResults />}
          {content.currentTrack ? <TrackCard content={content} /> : !isFirstVisit && <TrackOffer />}
          <OwnCertificates />
        </div>
      </div>
      <div className={styles.side}>
        <PendingRewards />
        <LevelCard />
        <QuestCard />
        <StreakCard />
        <LeagueCard />
        <Suspense>
          <BossCard />
        </Suspense>
      </div>
    </div>
  );
}

/** Nothing to continue with: this server has no lessons yet, or none in the course. */
const NoCourse = () => (
  <EmptyState
    boots="bootsthink"
    title={t`Choose where to start`}
    action={
      <ButtonLink href="/onboarding" variant="primary">
        <Trans>Find a course</Trans>
      </ButtonLink>
    }
  >
    <Trans>Pick a track or a course, and your next lesson will always be ready here.</Trans>
  </EmptyState>
);

const DashboardSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.main}>
      <Skeleton height="22rem" label={t`Loading your next lesson`} />
      <Skeleton height="18rem" />
    </div>
    <div className={styles.side}>
      <Skeleton height="9.5rem" />
      <Skeleton height="18.5rem" />
      <Skeleton height="18rem" />
      <Skeleton height="13rem" />
    </div>
  </div>
);

const isNew = ({ level, xpForLevel }: Profile): boolean => level === 1 && xpForLevel === 0;

/** Nobody comes back to a place they’ve never been. */
function greeting(learner: Profile | undefined): string {
  if (!learner) return t`Welcome`;
  const { firstName: name } = learner;
  if (isNew(learner)) return name ? t`Welcome to the forge, ${name}` : t`Welcome to the forge`;
  return name ? t`Welcome back, ${name}` : t`Welcome back`;
}

/** /dashboard: the learner's next lesson. */
export const DashboardScreen = observer(function DashboardScreen() {
  const { progress, user } = useStores();
  usePageTitle(t`Dashboard`);
  return (
    <div className={styles.page}>
      <h1>{greeting(user.user)}</h1>
      <RequireSignIn
        skeleton={<DashboardSkeleton />}
        reason={t`Your dashboard has your next lesson, your level and your track. Sign in to see it.`}
      >
        <Loaded state={progress.dashboard} skeleton={<DashboardSkeleton />} what={t`your next lesson`}>
          {(content) => (
            <Content content={content} isFirstVisit={user.user !== undefined && isNew(user.user)} />
          )}
        </Loaded>
      </RequireSignIn>
    </div>
  );
});
