import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import { useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Avatar } from '@web/ui/Avatar';
import { Card } from '@web/ui/Card';
import { LevelBar } from '@web/ui/LevelBar';
import { RoleBadge } from '@web/ui/RoleBadge';
import { roleName } from '@web/ui/roleName';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './LevelCard.module.css';

/** The learner's picture in its frame, their role and level, and the XP missing to the next one. */
export const LevelCard = observer(function LevelCard() {
  const { user } = useStores();
  if (!user.user) return <Skeleton height="9.5rem" />;
  const { level, xpForLevel, xpTotalForLevel, profileImageUrl, firstName, lastName } = user.user;
  const roleIndex = roleIndexOf(level);
  const nextLevel = level + 1;
  return (
    <Card aria-label={t`Your level`}>
      <div className={styles.head}>
        <Avatar
          name={`${firstName} ${lastName}`}
          src={profileImageUrl}
          roleIndex={roleIndex}
          size={64}
          decorative
        />
        <div className={styles.texts}>
          <h2 className={styles.role}>{roleName(roleIndex)}</h2>
          <p className={styles.quiet}>
            <Trans>
              <AnimatedNumber value={xpTotalForLevel - xpForLevel} /> XP to level {nextLevel}
            </Trans>
          </p>
        </div>
        <RoleBadge roleIndex={roleIndex} size={48} decorative />
      </div>
      <LevelBar level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
    </Card>
  );
});
