import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CourseOverview, Track } from '@web/api';
import { errorText } from '@web/api';
import { breadcrumbs, Loaded, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { useLoad, useStores } from '@web/stores';
import { chooseTrackForSignUp } from '@web/stores/sign-up-flow';
import { Button, ButtonLink } from '@web/ui/Button';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import styles from './catalog.module.css';
import { CourseGrid } from './components/CourseGrid';
import { TrackPath } from './components/TrackPath';
import { useLearnerCourses } from './useLearnerCourses';

/** Makes this the learner's active track. A guest's choice is kept until they have signed up. */
const FollowTrack = observer(function FollowTrack({ track }: { track: Track }) {
  const { progress, session, overlays, platform } = useStores();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const follow = async () => {
    if (!session.isSignedIn) {
      chooseTrackForSignUp(platform.storage, track.uuid);
      return overlays.askToSignIn({
        reason: t`Sign in, and your dashboard will always have your next lesson.`,
      });
    }
    setBusy(true);
    try {
      await progress.chooseTrack(track.uuid);
      await navigate('/dashboard');
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" size="lg" loading={busy} onClick={() => void follow()}>
      <Trans>Start this track</Trans>
    </Button>
  );
});

/** Continue, for learners whose track this is: at the first incomplete lesson, otherwise the first. */
const TrackAction = observer(function TrackAction({ track }: { track: Track }) {
  const { progress, session } = useStores();
  const learner = useLearnerCourses();
  useLoad(progress.dashboard, session.isSignedIn);
  const isActive = progress.dashboard.value?.currentTrack?.uuid === track.uuid;
  const courses = track.courseUuids.map(learner.of).filter((course) => course !== undefined);
  const current = courses.find(({ numComplete, numLessons }) => numComplete < numLessons) ?? courses[0];
  if (!session.isSignedIn || !isActive || !current?.nextLessonUuid) return <FollowTrack track={track} />;
  return (
    <ButtonLink href={`/lessons/${current.nextLessonUuid}`} variant="primary" size="lg">
      {current.numComplete === current.numLessons ? t`Practice again` : t`Continue`}
    </ButtonLink>
  );
});

const TrackCourses = observer(function TrackCourses({ uuids, label }: { uuids: string[]; label: string }) {
  const { catalog } = useStores();
  useLoad(catalog.courses);
  if (uuids.length === 0) return null;
  const courses = uuids
    .map((uuid) => catalog.overviewOf(uuid))
    .filter((found): found is CourseOverview => !!found);
  return (
    <section>
      <h2>{label}</h2>
      {catalog.courses.isWaiting ? (
        <Skeleton className={styles.single} height="16rem" />
      ) : (
        <CourseGrid courses={courses} level={3} />
      )}
    </section>
  );
});

function TrackView({ track }: { track: Track }) {
  usePageTitle(track.title);
  usePageDescription(track.description);
  usePageFacts({
    structuredData: [
      breadcrumbs([
        { name: t`Courses`, path: '/courses' },
        { name: track.title, path: `/tracks/${track.slug}` },
      ]),
    ],
  });
  return (
    <div className={styles.track}>
      <PageHeader
        above={
          <UiLink href="/courses">
            <Trans>Courses and tracks</Trans>
          </UiLink>
        }
        title={track.title}
        lead={track.description}
        actions={<TrackAction track={track} />}
      />
      <TrackPath track={track} />
      <TrackCourses uuids={track.courseUuids} label={t`Courses in this track`} />
      <TrackCourses uuids={track.recommendedCourseUuids} label={t`Recommended`} />
    </div>
  );
}

/** /tracks/:trackSlug: the courses of a track, in order. */
export function TrackScreen() {
  const { catalog } = useStores();
  const { trackSlug = '' } = useParams();
  return (
    <Loaded
      isPage
      state={catalog.trackBySlug.get(trackSlug)}
      skeleton={<Skeleton height="28rem" label={t`Loading the track`} />}
      what={t`this track`}
    >
      {(track) => <TrackView track={track} />}
    </Loaded>
  );
}
