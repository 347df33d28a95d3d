import { StreakSettings } from '@web/features/activity';
import { CompetitionSettings } from '@web/features/leaderboards';
import { NotificationSettings } from '@web/features/notifications';
import { Bell, Flame, type LucideIcon, Palette, Trophy } from 'lucide-react';
import type { ComponentType } from 'react';
import { AppearanceSettings } from './AppearanceSettings';

/** A tab of the settings. Its component loads and saves its own data, right when something is changed. */
export interface SettingsSection {
  key: string;
  title: string;
  Icon: LucideIcon;
  Section: ComponentType;
}

/** In the order of the tabs. A feature adds its own here. */
export const SECTIONS: readonly SettingsSection[] = [
  { key: 'notifications', title: 'Notifications', Icon: Bell, Section: NotificationSettings },
  { key: 'learning', title: 'Streak and goal', Icon: Flame, Section: StreakSettings },
  { key: 'competition', title: 'Competition', Icon: Trophy, Section: CompetitionSettings },
  { key: 'appearance', title: 'Appearance and sound', Icon: Palette, Section: AppearanceSettings },
];
