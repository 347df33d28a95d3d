import { roleIndexOf, roleOf } from '@shared/rules/levels';
import { errorText } from '@web/api';
import { formatNumber } from '@web/i18n';
import { type Profile, type ThemeChoice, useStores } from '@web/stores';
import { Avatar } from '@web/ui/Avatar';
import { IconButton } from '@web/ui/Button';
import { LevelBar } from '@web/ui/LevelBar';
import { Menu, type MenuAction, type MenuEntry } from '@web/ui/Menu';
import { toasts } from '@web/ui/toasts';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
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
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styles from './menus.module.css';

const THEMES: { choice: ThemeChoice; label: string; Icon: typeof Moon }[] = [
  { choice: 'dark', label: 'Dark', Icon: Moon },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'system', label: 'System', Icon: Monitor },
];

function useThemeEntries(): MenuEntry[] {
  const { theme } = useStores();
  return [
    { kind: 'label', key: 'theme', label: 'Theme' },
    ...THEMES.map(({ choice, label, Icon }): MenuEntry => {
      const isChosen = theme.choice === choice;
      return {
        key: choice,
        icon: <Icon />,
        label: (
          <span className={styles.choice}>
            {label}
            {isChosen && <Check className={styles.check} role="img" aria-label="(chosen)" />}
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
    label: sounds.isOn ? 'Turn off sounds' : 'Turn on sounds',
    onSelect: () => sounds.toggle(),
  };
}

/** Theme and sounds, for guests. */
export const ThemeMenu = observer(function ThemeMenu() {
  const items = [...useThemeEntries(), { kind: 'separator', key: 's1' } as const, useSoundEntry()];
  return <Menu trigger={<IconButton label="Theme" icon={<SunMoon />} />} items={items} />;
});

/** The role and the level; the header has no room for it on a phone. */
function Level({ user: { level, xpForLevel, xpTotalForLevel } }: { user: Profile }) {
  return (
    <div className={styles.level}>
      <span className={styles.role}>{roleOf(level)}</span>
      {/* A menu contains nothing but its entries, for screen readers. */}
      <div aria-hidden="true">
        <LevelBar level={level} xp={xpForLevel} xpTotal={xpTotalForLevel} />
      </div>
      <VisuallyHidden>
        {`Level ${level}, ${formatNumber(xpForLevel)} of ${formatNumber(xpTotalForLevel)} XP`}
      </VisuallyHidden>
    </div>
  );
}

/** The signed-in user, links, theme, sounds, and sign-out. */
export const UserMenu = observer(function UserMenu({ entries = [] }: { entries?: readonly MenuAction[] }) {
  const { session, user, overlays } = useStores();
  const level = user.user?.level;
  const themeEntries = useThemeEntries();
  const soundEntry = useSoundEntry();
  const name = user.user ? `${user.user.firstName} ${user.user.lastName}`.trim() : 'You';
  const signOut = () => session.signOut().catch((error: unknown) => toasts.error(errorText(error)));
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label="Your account">
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
          ? [{ key: 'profile', label: 'Profile', icon: <UserRound />, href: `/u/${user.user.handle}` }]
          : []),
        { key: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, href: '/dashboard' },
        { key: 'training', label: 'Training', icon: <Dumbbell />, href: '/training' },
        { key: 'quests', label: 'Quest board', icon: <ScrollText />, href: '?modal=quest-board' },
        { key: 'achievements', label: 'Achievements', icon: <Medal />, href: '?modal=achievements' },
        {
          key: 'recruit',
          label: 'Recruit a friend',
          icon: <UserPlus />,
          href: '?modal=recruit-a-friend',
        },
        { key: 'spellbook', label: 'Spellbook', icon: <BookMarked />, href: '/spellbook' },
        ...(user.hidesCompetition
          ? []
          : [{ key: 'leaderboard', label: 'Leaderboard', icon: <Trophy />, href: '/leaderboard' }]),
        { key: 'playground', label: 'Playground', icon: <SquareTerminal />, href: '/playground' },
        {
          key: 'shortcuts',
          label: 'Keyboard shortcuts',
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
          ? [{ key: 'admin', label: 'Admin', icon: <ShieldCheck />, href: '/admin' }]
          : []),
        { key: 'settings', label: 'Settings', icon: <Settings />, href: '?modal=settings' },
        {
          key: 'reset',
          label: 'Reset all progress',
          icon: <RotateCcw />,
          onSelect: () => overlays.show('reset-progress'),
        },
        { key: 'out', label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
});
