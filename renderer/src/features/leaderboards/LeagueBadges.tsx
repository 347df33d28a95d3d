import type { WonLeagueBadge } from '@web/api';
import { Emblem } from '@web/ui/Emblem';
import styles from './LeagueBadges.module.css';
import { ordinal, toneOfPlace } from './league-looks';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The places among the first three, of all seasons. */
export function LeagueBadges({ badges }: { badges: readonly WonLeagueBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby="league-badges">
      <h2 id="league-badges" className={styles.title}>
        Your league badges
      </h2>
      <ul className={styles.badges}>
        {badges.map(({ leagueName, place, endedAt }) => (
          <li key={endedAt} className={styles.badge}>
            <Emblem name="league" size={48} shape="round" tone={toneOfPlace(place)} />
            <span>
              {ordinal(place)} in {leagueName}
              <span className={styles.date}>{MONTH.format(new Date(endedAt))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
