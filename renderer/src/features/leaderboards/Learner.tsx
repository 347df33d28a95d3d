import { roleIndexOf, roleOf } from '@shared/rules/levels';
import type { BoardUser } from '@web/api';
import { Avatar } from '@web/ui/Avatar';
import styles from './Learner.module.css';

/** A learner on a board: their picture in its frame, name, role and level. */
export function Learner({ user, isOwn }: { user: BoardUser; isOwn: boolean }) {
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
          {name}
          {isOwn && <span className={styles.own}>You</span>}
        </span>
        <span className={styles.role}>
          {roleOf(user.level)}, level {user.level}
        </span>
      </span>
    </span>
  );
}
