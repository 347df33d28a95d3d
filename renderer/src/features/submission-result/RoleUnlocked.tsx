import { ROLES } from '@shared/rules/levels';
import { RoleBadge } from '@web/ui/RoleBadge';
import styles from './RoleUnlocked.module.css';

export interface RoleUnlockedProps {
  /** The new role, 0 to 9. */
  roleIndex: number;
  /** Milliseconds before the badge lands on the plate. */
  delayMs?: number;
  /** Without motion, for a role that was seen before. */
  isStill?: boolean;
}

/** The moment a learner gets a new role: its badge, struck into place. */
export function RoleUnlocked({ roleIndex, delayMs = 0, isStill }: RoleUnlockedProps) {
  return (
    <div className={styles.moment} role="status">
      <span
        className={styles.badge}
        data-still={isStill || undefined}
        style={{ animationDelay: `${delayMs}ms` }}
      >
        <RoleBadge roleIndex={roleIndex} size={56} decorative />
      </span>
      <p>
        <strong className={styles.title}>Role unlocked!</strong>
        <span className={styles.role}>You’re now {roleWithArticle(ROLES[roleIndex] ?? '')}.</span>
      </p>
    </div>
  );
}

const roleWithArticle = (role: string): string => `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role}`;
