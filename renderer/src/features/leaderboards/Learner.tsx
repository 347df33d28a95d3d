import { roleIndexOf, roleOf } from '@shared/rules/levels';
import type { BoardUser } from '@web/api';
import { Avatar } from '@web/ui/Avatar';
import { Emblem } from '@web/ui/Emblem';
import { UiLink } from '@web/ui/UiLink';
import styles from './Learner.module.css';
import { ordinal, toneOfPlace } from './league-looks';

/** A learner on a board: their picture in its frame, name with their best league badge, role and level. */
export function Learner({ user, isOwn }: { user: BoardUser; isOwn: boolean }) {
  const badge = user.leagueBadge;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <span className={styles.learner}>
      <Avatar
        name={name}
        src={user.profileImageUrl}
        roleIndex={roleIndexOf(user.level)}
        size={40}
        decorative
      />
      <span className={styles.texts}>
        <span className={styles.name}>
          <UiLink href={`/u/${user.handle}`} className={styles.link}>
            {name}
          </UiLink>
          {badge && (
            <Emblem
              name="league"
              shape="round"
              size={22}
              tone={toneOfPlace(badge.place)}
              label={`${ordinal(badge.place)} in the ${badge.leagueName} league`}
              className={styles.badge}
            />
          )}
          {isOwn && <span className={styles.own}>You</span>}
        </span>
        <span className={styles.role}>
          {roleOf(user.level)}, level {user.level}
        </span>
      </span>
    </span>
  );
}
