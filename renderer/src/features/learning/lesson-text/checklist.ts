import { createContext } from 'react';

/** The state of a text's task lists, by index of the box. */
export interface Checklist {
  /** Undefined for a box that was never touched, which stays as the author left it. */
  isChecked: (index: number) => boolean | undefined;
  tick: (index: number, checked: boolean) => void;
  /** Called for each box of the text, with the state that the author gave it. */
  found?: (index: number, checked: boolean) => void;
}

export const ChecklistContext = createContext<Checklist | null>(null);
export const ChecklistProvider = ChecklistContext.Provider;
