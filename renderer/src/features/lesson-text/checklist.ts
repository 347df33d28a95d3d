import { createContext } from 'react';

/** The checks of a text's task lists, in the order of the boxes. */
export interface Checklist {
  /** Undefined for a box that was never touched, which stays as the author left it. */
  isChecked: (index: number) => boolean | undefined;
  tick: (index: number, checked: boolean) => void;
}

export const ChecklistContext = createContext<Checklist | null>(null);
export const ChecklistProvider = ChecklistContext.Provider;
