import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import { Loaded } from '@web/features/site/page';
import { roleName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { RoleBadge } from '@web/ui/RoleBadge';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { bossOf, keyOf } from './boss.store';
import styles from './Feed.module.css';

/** The newest hits, with their learners' role badges. */
export const Feed = observer(function Feed() {
  const { scope } = useStores();
  const { feed } = bossOf(scope);
  return (
    <section aria-labelledby="boss-feed">
      <h3 id="boss-feed" className={styles.title}>
        <Trans>Latest hits</Trans>
      </h3>
      <div className={styles.box}>
        <Loaded state={feed} skeleton={<Skeleton lines={5} label={t`Loading the hits`} />} what={t`the hits`}>
          {(hits) =>
            hits.length === 0 ? (
              <p className={styles.quiet}>
                <Trans>Nobody has hit it yet. Finish a lesson, and be the first!</Trans>
              </p>
            ) : (
              <ol className={styles.feed} aria-labelledby="boss-feed">
                {hits.map((hit) => (
                  <li key={keyOf(hit)} className={styles.row}>
                    <RoleBadge roleIndex={roleIndexOf(hit.user.level)} size={28} decorative />
                    <UiLink href={`/u/${encodeURIComponent(hit.user.handle)}`} className={styles.who}>
                      {hit.user.handle}
                    </UiLink>
                    <VisuallyHidden>{roleName(hit.user.level)}</VisuallyHidden>
                    <span className={styles.xp}>
                      {formatNumber(hit.xp)}{' '}
                      <span className={styles.unit}>
                        <Trans comment="After a number">damage</Trans>
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      </div>
    </section>
  );
});
