import { BADGE_THRESHOLDS, type BadgeThreshold } from '@shared/rules/certificate-badge';
import { counted } from '@web/ui/counted';
import { Emblem } from '@web/ui/Emblem';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { badgeLook } from '../badge-looks';
import styles from './Badges.module.css';

/** One badge for every ten lessons: the earned ones in color, the others in iron. */
export function Badges({ earned, lessons }: { earned: BadgeThreshold | null; lessons: number }) {
  return (
    <section className={styles.badges} aria-labelledby="badges">
      <h2 id="badges" className={styles.title}>
        Badges
      </h2>
      <p className={styles.lead}>
        {earned
          ? `One for every ten lessons. This course has ${counted(lessons, 'lesson')}.`
          : `Courses with ten or more lessons earn badges. This one has ${counted(lessons, 'lesson')}.`}
      </p>
      <ol className={styles.list}>
        {BADGE_THRESHOLDS.map((threshold) => {
          const isEarned = earned !== null && threshold <= earned;
          return (
            <li key={threshold} className={styles.badge} data-earned={isEarned}>
              <Emblem name="certificate" {...badgeLook(threshold)} size={56} locked={!isEarned} />
              <span className={styles.number}>{threshold}</span>
              <VisuallyHidden>{isEarned ? 'earned' : 'not earned'}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
