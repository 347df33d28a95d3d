import { GemsWidget } from '@web/features/items';
import { NotificationBell } from '@web/features/notifications';
import { StreakWidget } from '@web/features/streak';
import { useStores } from '@web/stores';
import { formatNumber } from '@web/ui/formatNumber';
import { LevelBar } from '@web/ui/LevelBar';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './HeaderStats.module.css';

const Level = observer(function Level() {
  const { user } = useStores().user;
  // Reserves its space to avoid a layout shift when it loads.
  if (!user) return <div className={styles.level} aria-hidden="true" />;
  const { level, xpForLevel, xpTotalForLevel } = user;
  return (
    <UiLink
      href="/dashboard"
      className={styles.level}
      aria-label={`Level ${level}`}
      title={`Level ${level}: ${formatNumber(xpForLevel)} of ${formatNumber(xpTotalForLevel)} XP`}
    >
      <LevelBar compact level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
    </UiLink>
  );
});

/**
 * The learner's numbers, in front of the account menu. Each widget loads its own data and has its width from the first
 * frame on. In a narrow window the account menu has the rest.
 */
export function HeaderStats({ isCompact }: { isCompact: boolean }) {
  return (
    <>
      <StreakWidget />
      {!isCompact && <Level />}
      {!isCompact && <GemsWidget />}
      <NotificationBell />
    </>
  );
}
