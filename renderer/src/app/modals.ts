import { INFO_MODALS, type Modal } from '@web/features/site/info-modals';

/** The modals that an address can open, by the value of its `modal` parameter. Each is loaded on first use. */
export const MODALS: Readonly<Record<string, Modal>> = {
  ...INFO_MODALS,
  'recruit-a-friend': {
    load: () => import('@web/features/community/recruits/RecruitDialog').then((m) => m.RecruitDialog),
  },
  'quest-board': {
    audience: 'learners',
    load: () => import('@web/features/game/quests/QuestBoardDialog').then((m) => m.QuestBoardDialog),
  },
  server: {
    load: () => import('@web/features/operations/server-choice/ServerDialog').then((m) => m.ServerDialog),
  },
  boss: { load: () => import('@web/features/game/bosses/BossDialog').then((m) => m.BossDialog) },
  settings: {
    audience: 'learners',
    load: () => import('@web/features/people/settings/SettingsDialog').then((m) => m.SettingsDialog),
  },
  achievements: {
    audience: 'learners',
    load: () =>
      import('@web/features/game/achievements/AchievementsDialog').then((m) => m.AchievementsDialog),
  },
};
