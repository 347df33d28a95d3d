import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import type { BoardUser } from '@web/api';
import { leagueName, roleName } from '@web/game-names';
import { Avatar } from '@web/ui/Avatar';
import { Emblem } from '@web/ui/Emblem';
import { UiLink } from '@web/ui/UiLink';
import styles from './Learner.module.css';
import { placeText, toneOfPlace } from './league-looks';

/** A learner on a board: their picture in its frame, name with their best league badge, role and level. */
export function Learner({ user, isOwn }: { user: BoardUser; isOwn: boolean }) {
  const { leagueBadge: badge, level } = user;
  const role = roleName(level);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <span className={styles.learner}>
      <Avatar name={name} src={user.profileImageUrl} roleIndex={roleIndexOf(level)} size={40} decorative />
      <span className={styles.texts}>
        <span className={styles.name}>
          <UiLink href={`/u/${user.handle}`} className={styles.link} title={name}>
            {name}
          </UiLink>
          {badge && (
            <Emblem
              name="league"
              shape="round"
              size={22}
              tone={toneOfPlace(badge.place)}
              label={placeText(badge.place, leagueName(badge.leagueName))}
              className={styles.badge}
            />
          )}
          {isOwn && (
            <span className={styles.own}>
              <Trans>You</Trans>
            </span>
          )}
        </span>
        <span className={styles.role}>
          <Trans>
            {role}, level {level}
          </Trans>
        </span>
      </span>
    </span>
  );
}
