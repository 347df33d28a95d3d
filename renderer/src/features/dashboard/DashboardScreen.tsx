import type { DashboardContent } from '@web/api';
import { RequireSignIn } from '@web/features/auth';
import { TrackOffer } from '@web/features/onboarding';
import { Loaded, usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { formatNumber } from '@web/ui/formatNumber';
import { LevelBar } from '@web/ui/LevelBar';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './dashboard.module.css';
import { findLesson } from './find-lesson';
import { NextLesson } from './NextLesson';

const Level = observer(function Level() {
  const { user } = useStores();
  if (!user.user) return <Skeleton height="7rem" />;
  const { level, xpForLevel, xpTotalForLevel } = user.user;
  return (
    <Card title="Your level">
      <LevelBar level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
      <p className={styles.quiet}>
        {formatNumber(xpTotalForLevel - xpForLevel)} XP to level {level + 1}
      </p>
    </Card>
  );
});

function TrackCard({ content }: { content: DashboardContent }) {
  const track = content.currentTrack;
  if (!track) return null;
  return (
    <Card title="Your track">
      <Progress
        label={track.title}
        value={Math.round(content.currentTrackProgress * 100)}
        text={`${Math.round(content.currentTrackProgress * 100)}%`}
      />
      <p className={styles.quiet}>
        <UiLink href={`/tracks/${track.slug}`}>View the track</UiLink>
      </p>
    </Card>
  );
}

function Content({ content }: { content: DashboardContent }) {
  const found = content.currentCourse && findLesson(content.currentCourse, content.currentLessonUuid);
  if (!content.currentCourse || !found) {
    return (
      <EmptyState
        title="Choose where to start"
        action={
          <ButtonLink href="/onboarding" variant="primary">
            Find a course
          </ButtonLink>
        }
      >
        Pick a track or a course, and your next lesson will always be ready here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <NextLesson course={content.currentCourse} place={found} progress={content.currentCourseProgress} />
      <div className={styles.side}>
        <Level />
        {content.currentTrack ? <TrackCard content={content} /> : <TrackOffer />}
      </div>
    </div>
  );
}

const DashboardSkeleton = () => (
  <div className={styles.columns}>
    <Skeleton height="22rem" label="Loading your next lesson" />
    <Skeleton height="22rem" />
  </div>
);

/** /dashboard: the learner's next lesson. */
export const DashboardScreen = observer(function DashboardScreen() {
  const { progress, user } = useStores();
  usePageTitle('Dashboard');
  const name = user.user?.firstName;
  return (
    <div className={styles.page}>
      <h1>{name ? `Welcome back, ${name}` : 'Welcome back'}</h1>
      <RequireSignIn
        skeleton={<DashboardSkeleton />}
        reason="Your dashboard has your next lesson, your level and your track. Sign in to see it."
      >
        <Loaded state={progress.dashboard} skeleton={<DashboardSkeleton />} what="your next lesson">
          {(content) => <Content content={content} />}
        </Loaded>
      </RequireSignIn>
    </div>
  );
});
