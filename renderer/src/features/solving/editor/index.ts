/** The code editor. Monaco's code is loaded lazily: don't import it here. */
export { CodeEditor, type CodeEditorProps } from './CodeEditor';
export { EditorOptions } from './EditorOptions';
export { EditorSettings } from './EditorSettings';
export { type EditorPreferences, EditorPreferencesStore } from './editor-preferences.store';
export type { CodeProblem, EditorFile, EditorPlace, EditorView, LineTrace } from './editor-types';
export { preloadEditor } from './load-monaco';
export { useEditorPreferences } from './useEditorPreferences';
export { useVimInvitation } from './useVimInvitation';
export { endVimInvitations } from './vim-invitation';
