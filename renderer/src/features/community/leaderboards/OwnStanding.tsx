import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** Lower ranks aren’t counted. */
const BOARD_SIZE = 1_000;

function rankText({ competes, xpDay, rankDay }: Standing): string {
  if (!competes) return t`You’re not taking part, so nobody sees you on the boards or in the feed.`;
  if (xpDay === 0) return t`Finish a lesson and you’re on today’s board.`;
  if (rankDay === null) {
    const size = formatNumber(BOARD_SIZE);
    return t`You’re not in the top ${size} yet.`;
  }
  const rank = formatNumber(rankDay);
  return t`Rank ${rank} today.`;
}

const Own = observer(function Own({ store }: { store: LeaderboardsStore }) {
  useLoad(store.standing);
  const standing = store.standing.value;
  if (!standing) return store.standing.isWaiting ? <Skeleton height="16rem" /> : null;
  const { xpDay } = standing;
  return (
    <Card title={t`You`} className={styles.card}>
      <p className={styles.xp}>
        <Trans>
          <AnimatedNumber value={xpDay} /> <span>XP in 24 hours</span>
        </Trans>
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
    <Card title={t`Your place`} className={styles.card}>
      <p className={styles.rank}>
        <Trans>Sign in to earn XP, see your rank and follow the feed live.</Trans>
      </p>
      <Button onClick={() => overlays.askToSignIn()}>
        <Trans>Sign in</Trans>
      </Button>
    </Card>
  );
});
