import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePageTitle } from '@web/features/site/page';
import { useLoad, useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import { CoursePreview } from './CoursePreview';
import { GuestProgress } from './GuestProgress';
import { HowItWorks } from './HowItWorks';
import styles from './home.module.css';
import { LessonPreview } from './LessonPreview';
import { useGuestsCourse } from './useGuestsCourse';

/** /: the landing page, with a preview of a real lesson. Signed-in users are redirected to the dashboard. */
export const HomeScreen = observer(function HomeScreen() {
  const { catalog, session } = useStores();
  const { search } = useLocation();
  const preview = catalog.firstLesson;
  const begun = useGuestsCourse();
  usePageTitle(undefined);
  useLoad(preview, !session.isProbablySignedIn);
  if (session.isSignedIn) return <Navigate to={{ pathname: '/dashboard', search }} replace />;
  if (session.isProbablySignedIn) return null;

  const lesson = preview.value?.lesson;
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>
            <Trans>Learn to code by building things that run</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              One idea per lesson, then you write it. Your code runs instantly in the browser, tests check it,
              and you level up. Start now, no account needed.
            </Trans>
          </p>
          <div className={styles.actions}>
            {begun ? (
              <ButtonLink href={`/lessons/${begun.next.uuid}`} variant="primary" size="lg">
                {t`Continue: ${begun.next.title}`}
              </ButtonLink>
            ) : preview.isWaiting ? (
              // The link's target isn't known until the lesson has loaded.
              <Button variant="primary" size="lg" loading>
                <Trans>Start the first lesson</Trans>
              </Button>
            ) : (
              <ButtonLink href={lesson ? `/lessons/${lesson.uuid}` : '/courses'} variant="primary" size="lg">
                <Trans>Start the first lesson</Trans>
              </ButtonLink>
            )}
            <ButtonLink href="/courses" size="lg">
              <Trans>See the courses</Trans>
            </ButtonLink>
          </div>
        </div>
        {begun ? <GuestProgress {...begun} /> : <LessonPreview preview={preview} />}
      </section>
      <HowItWorks />
      <CoursePreview preview={preview} />
    </div>
  );
});
