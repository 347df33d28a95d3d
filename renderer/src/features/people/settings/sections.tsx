import { t } from '@lingui/core/macro';
import { CompetitionSettings } from '@web/features/community/leaderboards';
import { NotificationSettings } from '@web/features/community/notifications';
import { ServerSettings } from '@web/features/operations/server-choice';
import { AccountSettings } from '@web/features/people/account';
import { ProfileSettings } from '@web/features/people/profile';
import { OfflineSettings } from '@web/features/site/offline';
import {
  Bell,
  CloudDownload,
  Code,
  Flame,
  type LucideIcon,
  Palette,
  Server,
  Trophy,
  UserRound,
  UserRoundCog,
} from '@web/ui/icons';
import type { ComponentType } from 'react';
import { AppearanceSettings } from './AppearanceSettings';
import { EditorSection } from './EditorSection';
import { LearningSettings } from './LearningSettings';

/** A section of the settings. Its component loads and saves its own data: right when something is changed, unless it says so. */
export interface SettingsSection {
  /** Its part of the address: ?modal=settings&section=<key>. */
  key: string;
  title: string;
  Icon: LucideIcon;
  /** Absent for both. */
  only?: 'web' | 'desktop';
  Section: ComponentType;
}

/** In the order of the tabs. A feature adds its own here. */
export const SECTIONS: readonly SettingsSection[] = [
  { key: 'profile', title: t`Profile`, Icon: UserRound, Section: ProfileSettings },
  { key: 'notifications', title: t`Notifications`, Icon: Bell, Section: NotificationSettings },
  { key: 'learning', title: t`Streak and goal`, Icon: Flame, Section: LearningSettings },
  { key: 'competition', title: t`Competition`, Icon: Trophy, Section: CompetitionSettings },
  { key: 'editor', title: t`Editor`, Icon: Code, Section: EditorSection },
  { key: 'offline', title: t`Offline lessons`, Icon: CloudDownload, Section: OfflineSettings },
  { key: 'appearance', title: t`Appearance and sound`, Icon: Palette, Section: AppearanceSettings },
  { key: 'account', title: t`Account`, Icon: UserRoundCog, Section: AccountSettings },
  { key: 'server', title: t`Server`, Icon: Server, Section: ServerSettings, only: 'desktop' },
];
