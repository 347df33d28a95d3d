import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import { errorText } from '@web/api';
import { roleName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { type Profile, type ThemeChoice, useStores } from '@web/stores';
import { Avatar } from '@web/ui/Avatar';
import { IconButton } from '@web/ui/Button';
import {
  BookMarked,
  Dumbbell,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Medal,
  Monitor,
  Moon,
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
import { Menu, type MenuAction, type MenuChoice } from '@web/ui/Menu';
import { toasts } from '@web/ui/toasts';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import styles from './menus.module.css';

const THEMES: { choice: ThemeChoice; label: string; Icon: typeof Moon }[] = [
  { choice: 'dark', label: t`Dark`, Icon: Moon },
  { choice: 'light', label: t`Light`, Icon: Sun },
  { choice: 'system', label: t`System`, Icon: Monitor },
];

function useThemeChoice(): MenuChoice {
  const { theme } = useStores();
  return {
    kind: 'choice',
    key: 'theme',
    label: t`Theme`,
    value: theme.choice,
    options: THEMES.map(({ choice, label, Icon }) => ({ value: choice, label, icon: <Icon /> })),
    onChoose: (choice) => theme.choose(choice as ThemeChoice),
  };
}

function useSoundEntry(): MenuAction {
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
  const items = [useThemeChoice(), { kind: 'separator', key: 's1' } as const, useSoundEntry()];
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

export interface UserMenuProps {
  entries?: readonly MenuAction[];
  /** As a tab of the phone's bar, which leads to some of the pages itself. */
  inBar?: boolean;
}

/** The signed-in user, links in groups, theme, sounds, and sign-out. */
export const UserMenu = observer(function UserMenu({ entries = [], inBar = false }: UserMenuProps) {
  const { session, user, overlays } = useStores();
  const level = user.user?.level;
  const theme = useThemeChoice();
  const sound = useSoundEntry();
  const name = user.user ? `${user.user.firstName} ${user.user.lastName}`.trim() : t`You`;
  const signOut = () => session.signOut().catch((error: unknown) => toasts.error(errorText(error)));
  const only = (condition: boolean, action: MenuAction) => (condition ? [action] : []);
  const avatar = (
    <Avatar
      name={name}
      src={user.user?.profileImageUrl}
      roleIndex={level === undefined ? undefined : roleIndexOf(level)}
      size={inBar ? 24 : 40}
      decorative
    />
  );
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={inBar ? styles.tab : styles.trigger}
          aria-label={inBar ? t`You: your account` : t`Your account`}
        >
          {avatar}
          {inBar && (
            <span aria-hidden="true">
              <Trans comment="A tab of the phone’s bar: the account menu">You</Trans>
            </span>
          )}
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
        {
          kind: 'group',
          key: 'learn',
          label: t`Learn`,
          items: [
            ...only(!inBar, {
              key: 'dashboard',
              label: t`Dashboard`,
              icon: <LayoutDashboard />,
              href: '/dashboard',
            }),
            ...only(!inBar, { key: 'training', label: t`Training`, icon: <Dumbbell />, href: '/training' }),
            { key: 'spellbook', label: t`Spellbook`, icon: <BookMarked />, href: '/spellbook' },
            { key: 'playground', label: t`Playground`, icon: <SquareTerminal />, href: '/playground' },
          ],
        },
        {
          kind: 'group',
          key: 'play',
          label: t({ message: 'Play', context: 'the game, as opposed to learning' }),
          items: [
            ...entries,
            { key: 'quests', label: t`Quest board`, icon: <ScrollText />, href: '?modal=quest-board' },
            { key: 'achievements', label: t`Achievements`, icon: <Medal />, href: '?modal=achievements' },
            ...only(!inBar && !user.hidesCompetition, {
              key: 'leaderboard',
              label: t`Leaderboard`,
              icon: <Trophy />,
              href: '/leaderboard',
            }),
            {
              key: 'recruit',
              label: t`Recruit a friend`,
              icon: <UserPlus />,
              href: '?modal=recruit-a-friend',
            },
          ],
        },
        {
          kind: 'group',
          key: 'you',
          label: t`You`,
          items: [
            ...(user.user
              ? [{ key: 'profile', label: t`Profile`, icon: <UserRound />, href: `/u/${user.user.handle}` }]
              : []),
            { key: 'settings', label: t`Settings`, icon: <Settings />, href: '?modal=settings' },
            ...only(!inBar, {
              key: 'shortcuts',
              label: t`Keyboard shortcuts`,
              icon: <Keyboard />,
              shortcut: ['?'],
              onSelect: () => overlays.show('shortcuts'),
            }),
            ...only(user.state.value?.isAdmin === true, {
              key: 'admin',
              label: t`Admin`,
              icon: <ShieldCheck />,
              href: '/admin',
            }),
          ],
        },
        theme,
        sound,
        { kind: 'separator', key: 's1' },
        { key: 'out', label: t`Sign out`, icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
});
