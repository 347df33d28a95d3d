import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { appPath } from '@shared/app-path';
import { type ExperienceLevel, isExperienced } from '@shared/rules/profile';
import type { Track } from '@web/api';
import { errorText } from '@web/api';
import { Cover } from '@web/features/learning/catalog';
import { markOnboardingSeen, RequireSignIn } from '@web/features/people/auth';
import { LEVEL_OPTIONS } from '@web/features/people/profile';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { type RootStore, useLoad, useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { PageHeader } from '@web/ui/PageHeader';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstCourse } from './first-course';
import styles from './onboarding.module.css';

/** Remembers for a day that this user has seen the page. */
function useSeen({ user, platform }: RootStore): void {
  const uuid = user.user?.uuid;
  useEffect(() => {
    if (uuid) markOnboardingSeen(platform, uuid);
  }, [uuid, platform]);
}

/** Where the learner came from; null if from nowhere in particular. */
const useRedirect = (): string | null => appPath(useSearchParams()[0].get('redirect'));

const coursesText = (count: number) => plural(count, { one: '# course', other: '# courses' });

const TrackChoice = observer(function TrackChoice({
  track,
  onChosen,
}: {
  track: Track;
  onChosen: () => Promise<void>;
}) {
  const { catalog, progress } = useStores();
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    try {
      await progress.chooseTrack(track.uuid);
      await onChosen();
    } catch (error) {
      toasts.error(errorText(error));
      setBusy(false);
    }
  };
  const first = catalog.courses.value?.find(({ uuid }) => uuid === track.courseUuids[0]);
  return (
    <Card as="article" padding="none" className={styles.track}>
      <div className={styles.cover}>{first && <Cover course={first} />}</div>
      <div className={styles.texts}>
        <h2 className={styles.title}>{track.title}</h2>
        <p className={styles.description}>{track.description}</p>
        <p className={styles.count}>{coursesText(track.courseUuids.length)}</p>
        <Button variant="primary" loading={busy} onClick={() => void choose()}>
          <Trans>Start this track</Trans>
        </Button>
      </div>
    </Card>
  );
});

/** What decides where they start, and when tips are offered. */
const Experience = observer(function Experience() {
  const { api, user } = useStores();
  const experienceLevel = user.state.value?.experienceLevel;
  const choose = (level: ExperienceLevel) =>
    void api.call('updateUser', { body: { experienceLevel: level } }).then(
      (saved) => user.state.set(saved),
      (error: unknown) => toasts.error(errorText(error)),
    );
  return (
    <Select
      className={styles.experience}
      label={t`How much code have you written?`}
      optional
      options={LEVEL_OPTIONS}
      value={experienceLevel ?? ''}
      onChange={choose}
    />
  );
});

/** The first course, for users who don't want a track. */
const FirstCourse = observer(function FirstCourse() {
  const { catalog, progress, session, user } = useStores();
  useLoad(catalog.courses);
  useLoad(progress.courses, session.isSignedIn);
  const canCode = isExperienced(user.state.value?.experienceLevel);
  const first = firstCourse(catalog.courses.value ?? [], catalog.tracks.value ?? [], canCode);
  if (!first) return null;
  const { title, numLessons } = first;
  const lessonUuid = progress.courses.value?.find(
    ({ courseUuid }) => courseUuid === first.uuid,
  )?.nextLessonUuid;
  return (
    <section className={styles.other}>
      <div>
        <h2 className={styles.otherTitle}>
          <Trans>Not sure yet?</Trans>
        </h2>
        <p className={styles.description}>
          {canCode ? (
            <Trans>
              You know your way around code, so start with {title}:{' '}
              <Plural value={numLessons} one="# short lesson" other="# short lessons" />.
            </Trans>
          ) : (
            <Trans>
              Start with {title}: <Plural value={numLessons} one="# short lesson" other="# short lessons" />,
              from the very beginning.
            </Trans>
          )}
        </p>
      </div>
      <ButtonLink href={lessonUuid ? `/lessons/${lessonUuid}` : `/courses/${first.slug}`}>
        <Trans>Start {title}</Trans>
      </ButtonLink>
    </section>
  );
});

const Choices = observer(function Choices() {
  const stores = useStores();
  const navigate = useNavigate();
  const redirect = useRedirect();
  useSeen(stores);
  /** Back to where they came from, otherwise right into the track's first lesson. */
  const goOn = async () => {
    if (redirect !== null) return navigate(redirect);
    const { dashboard } = stores.progress;
    await dashboard.load();
    const lessonUuid = dashboard.value?.currentLessonUuid;
    await navigate(lessonUuid ? `/lessons/${lessonUuid}` : '/dashboard');
  };
  return (
    <div className={styles.page}>
      <Experience />
      <Loaded
        state={stores.catalog.tracks}
        skeleton={<Skeleton height="14rem" label={t`Loading the tracks`} />}
        what={t`the tracks`}
      >
        {(tracks) => (
          <div className={styles.tracks}>
            {tracks.map((track) => (
              <TrackChoice key={track.uuid} track={track} onChosen={goOn} />
            ))}
          </div>
        )}
      </Loaded>
      <FirstCourse />
    </div>
  );
});

/**
 * /onboarding: shown after a sign-up, to choose a track for the dashboard. It leads on to the page that the learner came
 * from.
 */
export const OnboardingScreen = observer(function OnboardingScreen() {
  const { user } = useStores();
  usePageTitle(t`Welcome`);
  const redirect = useRedirect();
  const name = user.user?.firstName;
  return (
    <>
      <PageHeader
        actions={
          user.user && (
            <ButtonLink href={redirect ?? '/dashboard'}>
              {redirect === null ? t`Skip for now` : t`Skip and go back to where you were`}
            </ButtonLink>
          )
        }
        title={name ? t`Welcome to the forge, ${name}` : t`Welcome to the forge`}
        lead={t`Pick a track and your next lesson will always be ready. You can change it anytime.`}
      />
      <RequireSignIn
        skeleton={<Skeleton height="14rem" label={t`Loading`} />}
        reason={t`Your track is saved in your account. Sign in to pick one.`}
      >
        <Choices />
      </RequireSignIn>
    </>
  );
});
