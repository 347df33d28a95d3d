import type { ComponentType } from 'react';
import type { InfoModalProps } from './InfoModal';

/** A modal that an address can open. */
export interface Modal {
  /** Guests are asked to sign in first. */
  audience?: 'learners';
  load: () => Promise<ComponentType<InfoModalProps>>;
}

/** The modals that an address can open, open to everyone, by the value of its `modal` parameter. */
export const INFO_MODALS: Readonly<Record<string, Modal>> = {
  'gem-store': { load: () => import('@web/features/game/items').then((m) => m.loadGemStore()) },
  'info-boots': { load: () => import('./BootsInfo').then((m) => m.BootsInfo) },
  'info-boots-interview': { load: () => import('./BootsInterviewInfo').then((m) => m.BootsInterviewInfo) },
  'info-difficulty': { load: () => import('./DifficultyInfo').then((m) => m.DifficultyInfo) },
  'info-guest': { load: () => import('./GuestInfo').then((m) => m.GuestInfo) },
  'info-video': { load: () => import('./VideoInfo').then((m) => m.VideoInfo) },
  'info-potions': { load: () => import('./PotionsInfo').then((m) => m.PotionsInfo) },
  'info-sharpshooter': { load: () => import('./SharpshooterInfo').then((m) => m.SharpshooterInfo) },
  'info-solutions': { load: () => import('./SolutionsInfo').then((m) => m.SolutionsInfo) },
  'info-streak': { load: () => import('./StreakInfo').then((m) => m.StreakInfo) },
  'info-streak-protection': {
    load: () => import('./StreakProtectionInfo').then((m) => m.StreakProtectionInfo),
  },
  'info-spellbook': { load: () => import('./SpellbookInfo').then((m) => m.SpellbookInfo) },
};
