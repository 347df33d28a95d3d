import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeptSubmit } from '@web/features/solving/waiting-answers';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { UiLink } from '@web/ui/UiLink';
import { useEffect, useState } from 'react';
import { usePlayer } from '../usePlayer';
import styles from './GuestOffer.module.css';

/** The XP of the other lessons that a guest got right. */
function useOtherXp(): number {
  const { platform } = useStores();
  const { exercise } = usePlayer();
  const [others, setOthers] = useState(0);
  useEffect(() => {
    let isGone = false;
    void new KeptSubmit(exercise, platform).otherReplies().then((replies) => {
      if (!isGone) setOthers(replies.reduce((sum, { xpReward }) => sum + xpReward, 0));
    });
    return () => {
      isGone = true;
    };
  }, [platform, exercise]);
  return others;
}

/** A guest's right answers can earn their XP: with an account, they're submitted as soon as the guest has signed in. */
export function GuestOffer({ xp }: { xp: number }) {
  const { path } = usePlayer();
  const { overlays } = useStores();
  const otherXp = useOtherXp();
  const amount = `${formatNumber(xp + otherXp)} XP`;
  const reason =
    otherXp === 0
      ? t`We’ll submit this answer for you as soon as you’re in, and the ${amount} is yours.`
      : t`We’ll submit your answers as soon as you’re in, and the ${amount} is yours.`;
  const signUp = () => overlays.askToSignIn({ redirect: path, reason });
  return (
    <section className={styles.offer} aria-label={t`Create a free account`}>
      <h3 className={styles.title}>
        <Trans>Create a free account to keep your {amount}</Trans>
      </h3>
      <div className={styles.actions}>
        <Button onClick={signUp}>
          <Trans>Sign up</Trans>
        </Button>
        <UiLink href="?modal=info-guest" className={styles.more}>
          <Trans>What works without an account</Trans>
        </UiLink>
      </div>
    </section>
  );
}
