import { roleOf } from '@shared/rules/levels';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Emblem } from '@web/ui/Emblem';
import { formatNumber } from '@web/ui/formatNumber';
import { LevelBar } from '@web/ui/LevelBar';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './LevelCard.module.css';

/** The learner's role and level, and what's missing to the next. */
export const LevelCard = observer(function LevelCard() {
  const { user } = useStores();
  if (!user.user) return <Skeleton height="9.5rem" />;
  const { level, xpForLevel, xpTotalForLevel } = user.user;
  return (
    <Card aria-label="Your level">
      <div className={styles.head}>
        <Emblem name="role" size={56} shape="shield" />
        <div>
          <h2 className={styles.role}>{roleOf(level)}</h2>
          <p className={styles.quiet}>
            {formatNumber(xpTotalForLevel - xpForLevel)} XP to level {level + 1}
          </p>
        </div>
      </div>
      <LevelBar level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
    </Card>
  );
});
