import { Trans } from '@lingui/react/macro';
import type { WonLeagueBadge } from '@web/api';
import { leagueName } from '@web/game-names';
import { dateFormat } from '@web/i18n';
import { Emblem } from '@web/ui/Emblem';
import styles from './LeagueBadges.module.css';
import { badgeText, toneOfPlace } from './league-looks';

const MONTH = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The places among the first three, of all seasons. */
export function LeagueBadges({ badges }: { badges: readonly WonLeagueBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby="league-badges">
      <h2 id="league-badges" className={styles.title}>
        <Trans>Your league badges</Trans>
      </h2>
      <ul className={styles.badges}>
        {badges.map(({ leagueName: name, place, endedAt }) => (
          <li key={endedAt} className={styles.badge}>
            <Emblem name="league" size={48} shape="round" tone={toneOfPlace(place)} />
            <span>
              {badgeText(place, leagueName(name))}
              <span className={styles.date}>{MONTH.format(new Date(endedAt))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
