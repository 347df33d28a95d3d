import { Trans } from '@lingui/react/macro';
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
  const role = ROLES[roleIndex] ?? '';
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
        <strong className={styles.title}>
          <Trans>Role unlocked!</Trans>
        </strong>
        <span className={styles.role}>
          {/^[AEIOU]/.test(role) ? <Trans>You’re now an {role}.</Trans> : <Trans>You’re now a {role}.</Trans>}
        </span>
      </p>
    </div>
  );
}
