import { errorText, type Standing } from '@web/api';
import { useLoad, useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { formatNumber } from '@web/ui/formatNumber';
import { Skeleton } from '@web/ui/Skeleton';
import { Switch } from '@web/ui/Switch';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
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
  if (!standing) return store.standing.isWaiting ? <Skeleton height="8.5rem" /> : null;
  const choose = (competes: boolean) =>
    void store.setCompetes(competes).catch((error: unknown) => toasts.error(errorText(error)));
  return (
    <Card title="You" className={styles.card}>
      <p className={styles.xp}>
        <AnimatedNumber value={standing.xpDay} /> <span>XP in 24 hours</span>
      </p>
      <p className={styles.rank} aria-live="polite">
        {rankText(standing)}
      </p>
      <Switch
        label="Take part"
        hint="Off hides you from every board and feed. You keep your XP."
        checked={standing.competes}
        onChange={choose}
        spread
      />
    </Card>
  );
});

/** The learner's own place, and the switch that takes them out of every comparison. Guests can sign in. */
export const OwnStanding = observer(function OwnStanding({ store }: { store: LeaderboardsStore }) {
  const { session, overlays } = useStores();
  if (session.isSignedIn) return <Own store={store} />;
  if (session.isProbablySignedIn) return <Skeleton height="8.5rem" />;
  return (
    <Card title="Your place" className={styles.card}>
      <p className={styles.rank}>Sign in to earn XP, see your rank and follow the feed live.</p>
      <Button onClick={() => overlays.askToSignIn()}>Sign in</Button>
    </Card>
  );
});
