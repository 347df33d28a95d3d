import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SignUpOffer } from '@web/features/people/auth';
import { formatNumber } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import { usePlayer } from '../usePlayer';
import styles from './GuestOffer.module.css';

/** A guest's right answer can earn its XP: with an account, it's submitted as soon as they have signed in. */
export function GuestOffer({ xp }: { xp: number }) {
  const { path } = usePlayer();
  const amount = `${formatNumber(xp)} XP`;
  return (
    <section className={styles.offer} aria-label={t`Create a free account`}>
      <SignUpOffer
        redirect={path}
        title={t`Create a free account to keep your ${amount}`}
        promise={t`We’ll submit this answer for you as soon as you’re in, and the ${amount} is yours.`}
      />
      <p className={styles.more}>
        <UiLink href="?modal=info-guest">
          <Trans>What works without an account</Trans>
        </UiLink>
      </p>
    </section>
  );
}
