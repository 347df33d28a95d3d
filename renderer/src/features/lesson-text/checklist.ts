import { createContext } from 'react';

/** The ticks of a text's task lists, in the order of their boxes. */
export interface Checklist {
  /** Undefined for a box that was never touched: as the author left it. */
  isChecked: (index: number) => boolean | undefined;
  tick: (index: number, checked: boolean) => void;
}

export const ChecklistContext = createContext<Checklist | null>(null);
export const ChecklistProvider = ChecklistContext.Provider;
