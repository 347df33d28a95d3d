import { loadGemStore } from '@web/features/items';
import type { ComponentType } from 'react';
import type { InfoModalProps } from './InfoModal';

/** The modals that an address can open, by the value of its `modal` parameter. Each is loaded on first use. */
export const MODALS: Readonly<Record<string, () => Promise<ComponentType<InfoModalProps>>>> = {
  'gem-store': loadGemStore,
  'info-potions': () => import('./PotionsInfo').then((m) => m.PotionsInfo),
  'info-sharpshooter': () => import('./SharpshooterInfo').then((m) => m.SharpshooterInfo),
  'info-solutions': () => import('./SolutionsInfo').then((m) => m.SolutionsInfo),
  'info-streak': () => import('./StreakInfo').then((m) => m.StreakInfo),
  'info-streak-protection': () => import('./StreakProtectionInfo').then((m) => m.StreakProtectionInfo),
  'info-spellbook': () => import('./SpellbookInfo').then((m) => m.SpellbookInfo),
};
