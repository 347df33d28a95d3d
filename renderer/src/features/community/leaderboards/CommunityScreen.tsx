import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { formatNumber } from '@web/i18n';
import { useHidesCompetition, useLoad } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { Board } from './Board';
import styles from './CommunityScreen.module.css';
import { Feed } from './Feed';
import boardStyles from './leaderboards.module.css';
import type { LeaderboardsStore } from './leaderboards.store';
import { OwnStanding } from './OwnStanding';
import { Stats } from './Stats';
import { useLeaderboards } from './useLeaderboards';

const TOP = 5;

/** The first few of the day. Optional, so a failed load shows no error. */
const TopOfDay = observer(function TopOfDay({ store }: { store: LeaderboardsStore }) {
  useLoad(store.day);
  const places = store.day.value?.slice(0, TOP);
  if (!places && !store.day.isWaiting) return null;
  if (!places) return <Skeleton height="20rem" />;
  return (
    <Card
      title={t`Last 24 hours`}
      aside={
        <UiLink href="/leaderboard">
          <Trans>See all</Trans>
        </UiLink>
      }
    >
      {places.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>Nobody has earned XP yet. Be the first!</Trans>
        </p>
      ) : (
        <Board
          compact
          label={t`Most XP in the last 24 hours`}
          unit="XP"
          places={places}
          score={({ xp }) => formatNumber(xp)}
        />
      )}
    </Card>
  );
});

/** /community: what learners are finishing, as it happens. */
export const CommunityScreen = observer(function CommunityScreen() {
  usePageTitle(t`Community`);
  const store = useLeaderboards();
  const hidesCompetition = useHidesCompetition();
  return (
    <>
      <PageHeader title={t`Community`} lead={t`Lessons that learners have just finished, as it happens.`} />
      <div className={boardStyles.columns}>
        <section aria-labelledby="feed">
          <h2 id="feed" className={styles.title}>
            <Trans>Just finished</Trans>
          </h2>
          <Loaded
            state={store.feed}
            skeleton={<Skeleton height="28rem" label={t`Loading the feed`} />}
            what={t`the feed`}
          >
            {(lessons) =>
              lessons.length === 0 ? (
                <EmptyState
                  boots="bootsthink"
                  title={t`Quiet so far`}
                  action={
                    <ButtonLink href="/courses">
                      <Trans>See the courses</Trans>
                    </ButtonLink>
                  }
                >
                  <Trans>Finished lessons show up here. Yours could be the first.</Trans>
                </EmptyState>
              ) : (
                <Feed lessons={lessons} />
              )
            }
          </Loaded>
        </section>
        <aside className={styles.side} aria-label={t`Leaderboard`}>
          {!hidesCompetition && (
            <>
              <TopOfDay store={store} />
              <OwnStanding store={store} />
            </>
          )}
        </aside>
      </div>
      {/* At the end, so that nothing moves once they are there. */}
      <Stats store={store} />
    </>
  );
});
