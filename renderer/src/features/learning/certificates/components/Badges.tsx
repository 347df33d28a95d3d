import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BADGE_THRESHOLDS, type BadgeThreshold } from '@shared/rules/certificate-badge';
import { Emblem } from '@web/ui/Emblem';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { badgeLook } from '../badge-looks';
import styles from './Badges.module.css';

/** One badge for every ten lessons: the earned ones in color, the others in iron. */
export function Badges({ earned, lessons }: { earned: BadgeThreshold | null; lessons: number }) {
  return (
    <section className={styles.badges} aria-labelledby="badges">
      <h2 id="badges" className={styles.title}>
        <Trans>Badges</Trans>
      </h2>
      <p className={styles.lead}>
        {earned
          ? t`One for every ten lessons. This course has ${plural(lessons, { one: '# lesson', other: '# lessons' })}.`
          : t`Courses with ten or more lessons earn badges. This one has ${plural(lessons, { one: '# lesson', other: '# lessons' })}.`}
      </p>
      <ol className={styles.list}>
        {BADGE_THRESHOLDS.map((threshold) => {
          const isEarned = earned !== null && threshold <= earned;
          return (
            <li key={threshold} className={styles.badge} data-earned={isEarned}>
              <Emblem name="certificate" {...badgeLook(threshold)} size={56} locked={!isEarned} />
              <span className={styles.number}>{threshold}</span>
              <VisuallyHidden>{isEarned ? t`earned` : t`not earned`}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
