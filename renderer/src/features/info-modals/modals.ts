import type { ComponentType } from 'react';
import type { InfoModalProps } from './InfoModal';

/** A modal that an address can open. */
export interface Modal {
  /** Guests are asked to sign in first. */
  audience?: 'learners';
  load: () => Promise<ComponentType<InfoModalProps>>;
}

/** The explanations, open to everyone, by the value of the address's `modal` parameter. */
export const INFO_MODALS: Readonly<Record<string, Modal>> = {
  'info-spellbook': { load: () => import('./SpellbookInfo').then((m) => m.SpellbookInfo) },
};
