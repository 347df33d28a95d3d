import { t } from '@lingui/core/macro';
import { NotificationBell } from '@web/features/community/notifications';
import { GemsWidget } from '@web/features/game/items';
import { StreakWidget } from '@web/features/game/streak';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Gem } from '@web/ui/icons';
import { LevelBar } from '@web/ui/LevelBar';
import type { MenuAction } from '@web/ui/Menu';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import styles from './HeaderStats.module.css';
import { TARGET_OPENERS } from './target-openers';

/** A small widget about the learner, in the header. */
interface HeaderStat {
  key: string;
  /** Loads its own data, keeps its width from the first frame on, and is a link or a button. */
  Widget: ComponentType;
  /** In a narrow window: whether it stays, or what replaces it in the account menu, if anything. */
  compact: 'stays' | 'hidden' | MenuAction;
  /** On a phone's pages it's in the bar at the bottom. */
  inBar?: true;
}

const Level = observer(function Level() {
  const { user } = useStores().user;
  // Reserves its space to avoid a layout shift when it loads.
  if (!user) return <div className={styles.level} aria-hidden="true" />;
  const { level, xpForLevel, xpTotalForLevel } = user;
  const xp = formatNumber(xpForLevel);
  const xpTotal = formatNumber(xpTotalForLevel);
  return (
    <UiLink
      href="/dashboard"
      className={styles.level}
      aria-label={t`Level ${level}`}
      title={t`Level ${level}: ${xp} of ${xpTotal} XP`}
    >
      <LevelBar compact level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
    </UiLink>
  );
});

const Bell = () => <NotificationBell openers={TARGET_OPENERS} />;

/** In the order in which they're shown, in front of the account menu. */
const STATS: readonly HeaderStat[] = [
  { key: 'streak', Widget: StreakWidget, compact: 'stays', inBar: true },
  // The account menu always shows the level.
  { key: 'level', Widget: Level, compact: 'hidden', inBar: true },
  {
    key: 'gems',
    Widget: GemsWidget,
    compact: { key: 'gems', label: t`Gem store`, icon: <Gem />, href: '?modal=gem-store' },
    inBar: true,
  },
  { key: 'notifications', Widget: Bell, compact: 'stays' },
];

const widgets = (stats: readonly HeaderStat[]) => stats.map(({ key, Widget }) => <Widget key={key} />);

/** The learner's numbers, for those who are signed in. `hasBar`: most of them are at the bottom of the window. */
export function HeaderStats({ isCompact, hasBar }: { isCompact: boolean; hasBar: boolean }) {
  if (hasBar) return widgets(STATS.filter(({ inBar }) => !inBar));
  return widgets(STATS.filter(({ compact }) => !isCompact || compact === 'stays'));
}

/** Level, gems and streak, in the bar at the bottom of a phone. */
export const BarStats = () => (
  <div className={styles.inBar}>{widgets(STATS.filter(({ inBar }) => inBar))}</div>
);

/** What a narrow header has no room for. */
export const compactEntries = (): MenuAction[] =>
  STATS.flatMap(({ compact }) => (typeof compact === 'string' ? [] : [compact]));
