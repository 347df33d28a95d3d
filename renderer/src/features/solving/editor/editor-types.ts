import type { EditorPreferences } from './editor-preferences.store';

export interface EditorFile {
  name: string;
  content: string;
  isReadonly: boolean;
}

/** An error or warning in one of the files. Lines and columns start at 1. */
export interface CodeProblem {
  file: string;
  line: number;
  column?: number;
  severity: 'error' | 'warning';
  message: string;
}

/** Where to move the caret. */
export interface EditorPlace {
  file: string;
  line: number;
  column?: number;
}

/**
 * The lines of a recorded step: the one that runs `next`, or that is `done` or `raised` an error, and the one before it.
 * Each new object scrolls to its line.
 */
export interface LineTrace {
  file: string;
  line: number;
  kind: 'next' | 'done' | 'raised';
  /** In the same file. */
  previous?: number;
}

/** The content and options of an editor, for both the plain editor and Monaco. */
export interface EditorView {
  /** The lesson or program the files belong to. Different scopes can have files with the same name. */
  scope: string;
  files: readonly EditorFile[];
  activeName: string;
  problems: readonly CodeProblem[];
  /** Each new object focuses the editor and moves the caret there. */
  place?: EditorPlace | null;
  trace?: LineTrace | null;
  preferences: EditorPreferences;
  theme: 'dark' | 'light';
}

export interface EditorEvents {
  onEdit: (name: string, content: string) => void;
  /** Called on Escape if nothing in the editor is left to close. */
  onLeave: () => void;
}

/** Shared by both editors, so the layout doesn't shift when Monaco replaces the plain one. */
export const METRICS = { lineHeight: 1.55, paddingTop: 12, gutterCharacters: 3, gutterGap: 16 } as const;

export const lineHeightOf = (fontSize: number) => Math.round(fontSize * METRICS.lineHeight);
