import { t } from '@lingui/core/macro';
import { roleIndexOf } from '@shared/rules/levels';
import { errorText } from '@web/api';
import { roleName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { type Profile, type ThemeChoice, useStores } from '@web/stores';
import { Avatar } from '@web/ui/Avatar';
import { IconButton } from '@web/ui/Button';
import {
  BookMarked,
  Check,
  Dumbbell,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Medal,
  Monitor,
  Moon,
  RotateCcw,
  ScrollText,
  Settings,
  ShieldCheck,
  SquareTerminal,
  Sun,
  SunMoon,
  Trophy,
  UserPlus,
  UserRound,
  Volume2,
  VolumeX,
} from '@web/ui/icons';
import { LevelBar } from '@web/ui/LevelBar';
import { Menu, type MenuAction, type MenuEntry } from '@web/ui/Menu';
import { toasts } from '@web/ui/toasts';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import styles from './menus.module.css';

const THEMES: { choice: ThemeChoice; label: string; Icon: typeof Moon }[] = [
  { choice: 'dark', label: t`Dark`, Icon: Moon },
  { choice: 'light', label: t`Light`, Icon: Sun },
  { choice: 'system', label: t`System`, Icon: Monitor },
];

function useThemeEntries(): MenuEntry[] {
  const { theme } = useStores();
  return [
    { kind: 'label', key: 'theme', label: t`Theme` },
    ...THEMES.map(({ choice, label, Icon }): MenuEntry => {
      const isChosen = theme.choice === choice;
      return {
        key: choice,
        icon: <Icon />,
        label: (
          <span className={styles.choice}>
            {label}
            {isChosen && <Check className={styles.check} role="img" aria-label={t`(chosen)`} />}
          </span>
        ),
        onSelect: () => theme.choose(choice),
      };
    }),
  ];
}

function useSoundEntry(): MenuEntry {
  const { sounds } = useStores();
  return {
    key: 'sounds',
    icon: sounds.isOn ? <VolumeX /> : <Volume2 />,
    label: sounds.isOn ? t`Turn off sounds` : t`Turn on sounds`,
    onSelect: () => sounds.toggle(),
  };
}

/** Theme and sounds, for guests. */
export const ThemeMenu = observer(function ThemeMenu() {
  const items = [...useThemeEntries(), { kind: 'separator', key: 's1' } as const, useSoundEntry()];
  return <Menu trigger={<IconButton label={t`Theme`} icon={<SunMoon />} />} items={items} />;
});

/** The role and the level; the header has no room for it on a phone. */
function Level({ user: { level, xpForLevel, xpTotalForLevel } }: { user: Profile }) {
  const [xp, total] = [formatNumber(xpForLevel), formatNumber(xpTotalForLevel)];
  return (
    <div className={styles.level}>
      <span className={styles.role}>{roleName(level)}</span>
      {/* A menu contains nothing but its entries, for screen readers. */}
      <div aria-hidden="true">
        <LevelBar level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
      </div>
      <VisuallyHidden>{t`Level ${level}, ${xp} of ${total} XP`}</VisuallyHidden>
    </div>
  );
}

/** The signed-in user, links, theme, sounds, and sign-out. */
export const UserMenu = observer(function UserMenu({ entries = [] }: { entries?: readonly MenuAction[] }) {
  const { session, user, overlays } = useStores();
  const level = user.user?.level;
  const themeEntries = useThemeEntries();
  const soundEntry = useSoundEntry();
  const name = user.user ? `${user.user.firstName} ${user.user.lastName}`.trim() : t`You`;
  const signOut = () => session.signOut().catch((error: unknown) => toasts.error(errorText(error)));
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label={t`Your account`}>
          <Avatar
            name={name}
            src={user.user?.profileImageUrl}
            roleIndex={level === undefined ? undefined : roleIndexOf(level)}
            size={40}
            decorative
          />
        </button>
      }
      header={
        <>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.email}>{user.state.value?.email}</span>
          {user.user && <Level user={user.user} />}
        </>
      }
      items={[
        ...entries,
        ...(user.user
          ? [{ key: 'profile', label: t`Profile`, icon: <UserRound />, href: `/u/${user.user.handle}` }]
          : []),
        { key: 'dashboard', label: t`Dashboard`, icon: <LayoutDashboard />, href: '/dashboard' },
        { key: 'training', label: t`Training`, icon: <Dumbbell />, href: '/training' },
        { key: 'quests', label: t`Quest board`, icon: <ScrollText />, href: '?modal=quest-board' },
        { key: 'achievements', label: t`Achievements`, icon: <Medal />, href: '?modal=achievements' },
        {
          key: 'recruit',
          label: t`Recruit a friend`,
          icon: <UserPlus />,
          href: '?modal=recruit-a-friend',
        },
        { key: 'spellbook', label: t`Spellbook`, icon: <BookMarked />, href: '/spellbook' },
        ...(user.hidesCompetition
          ? []
          : [{ key: 'leaderboard', label: t`Leaderboard`, icon: <Trophy />, href: '/leaderboard' }]),
        { key: 'playground', label: t`Playground`, icon: <SquareTerminal />, href: '/playground' },
        {
          key: 'shortcuts',
          label: t`Keyboard shortcuts`,
          icon: <Keyboard />,
          shortcut: ['?'],
          onSelect: () => overlays.show('shortcuts'),
        },
        { kind: 'separator', key: 's1' },
        ...themeEntries,
        { kind: 'separator', key: 's2' },
        soundEntry,
        { kind: 'separator', key: 's3' },
        ...(user.state.value?.isAdmin
          ? [{ key: 'admin', label: t`Admin`, icon: <ShieldCheck />, href: '/admin' }]
          : []),
        { key: 'settings', label: t`Settings`, icon: <Settings />, href: '?modal=settings' },
        {
          key: 'reset',
          label: t`Reset all progress`,
          icon: <RotateCcw />,
          onSelect: () => overlays.show('reset-progress'),
        },
        { key: 'out', label: t`Sign out`, icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
});
