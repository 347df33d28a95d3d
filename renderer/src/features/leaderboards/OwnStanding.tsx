import type { Standing } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { CompetitionSettings } from './CompetitionSettings';
import type { LeaderboardsStore } from './leaderboards.store';
import styles from './OwnStanding.module.css';

function rankText({ competes, xpDay, rankDay }: Standing): string {
  if (!competes) return 'You’re not taking part, so nobody sees you on the boards or in the feed.';
  if (xpDay === 0) return 'Finish a lesson and you’re on today’s board.';
  return rankDay === null ? 'You’re not in the top 1,000 yet.' : `Rank ${formatNumber(rankDay)} today.`;
}

const Own = observer(function Own({ store }: { store: LeaderboardsStore }) {
  useLoad(store.standing);
  const standing = store.standing.value;
  if (!standing) return store.standing.isWaiting ? <Skeleton height="16rem" /> : null;
  return (
    <Card title="You" className={styles.card}>
      <p className={styles.xp}>
        <AnimatedNumber value={standing.xpDay} /> <span>XP in 24 hours</span>
      </p>
      <p className={styles.rank} aria-live="polite">
        {rankText(standing)}
      </p>
      <CompetitionSettings store={store} />
    </Card>
  );
});

/** The learner's own place, and the switch that takes them out of every comparison. Guests can sign in. */
export const OwnStanding = observer(function OwnStanding({ store }: { store: LeaderboardsStore }) {
  const { session, overlays } = useStores();
  if (session.isSignedIn) return <Own store={store} />;
  if (session.isProbablySignedIn) return <Skeleton height="16rem" />;
  return (
    <Card title="Your place" className={styles.card}>
      <p className={styles.rank}>Sign in to earn XP, see your rank and follow the feed live.</p>
      <Button onClick={() => overlays.askToSignIn()}>Sign in</Button>
    </Card>
  );
});
