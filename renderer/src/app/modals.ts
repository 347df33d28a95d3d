import { INFO_MODALS, type Modal } from '@web/features/info-modals';

/** The modals that an address can open, by the value of its `modal` parameter. Each is loaded on first use. */
export const MODALS: Readonly<Record<string, Modal>> = {
  ...INFO_MODALS,
  'recruit-a-friend': {
    load: () => import('@web/features/recruits/RecruitDialog').then((m) => m.RecruitDialog),
  },
  'quest-board': {
    audience: 'learners',
    load: () => import('@web/features/quests/QuestBoardDialog').then((m) => m.QuestBoardDialog),
  },
  server: {
    load: () => import('@web/features/server-choice/ServerDialog').then((m) => m.ServerDialog),
  },
  boss: { load: () => import('@web/features/bosses/BossDialog').then((m) => m.BossDialog) },
  settings: {
    audience: 'learners',
    load: () => import('@web/features/settings/SettingsDialog').then((m) => m.SettingsDialog),
  },
  achievements: {
    audience: 'learners',
    load: () => import('@web/features/achievements/AchievementsDialog').then((m) => m.AchievementsDialog),
  },
};
