import type { EditorPreferences } from './editor-preferences.store';

export interface EditorFile {
  name: string;
  content: string;
  isReadonly: boolean;
}

/** A fault in one of the files, counted from 1. */
export interface CodeProblem {
  file: string;
  line: number;
  column?: number;
  severity: 'error' | 'warning';
  message: string;
}

/** Where the caret is to go. */
export interface EditorPlace {
  file: string;
  line: number;
  column?: number;
}

/** What an editor shows: the same for the plain one and for Monaco. */
export interface EditorView {
  /** The shown files belong to it; two lessons may have files of the same name. */
  scope: string;
  files: readonly EditorFile[];
  activeName: string;
  problems: readonly CodeProblem[];
  /** Each new object is one jump of the caret, with the focus. */
  place?: EditorPlace | null;
  preferences: EditorPreferences;
  theme: 'dark' | 'light';
}

export interface EditorEvents {
  onEdit: (name: string, content: string) => void;
  /** Escape, with nothing left in the editor for it to close. */
  onLeave: () => void;
}

/** Both editors measure by these, so that nothing moves when one takes the other's place. */
export const METRICS = { lineHeight: 1.55, paddingTop: 12, gutterCharacters: 3, gutterGap: 16 } as const;

export const lineHeightOf = (fontSize: number) => Math.round(fontSize * METRICS.lineHeight);
