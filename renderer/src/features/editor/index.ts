/** Where code is written: plain at once, Monaco as soon as it is here. Monaco's own code stays out of this file. */
export { CodeEditor, type CodeEditorProps } from './CodeEditor';
export { EditorSettings } from './EditorSettings';
export { type EditorPreferences, EditorPreferencesStore } from './editor-preferences.store';
export type { CodeProblem, EditorFile, EditorPlace, EditorView } from './editor-types';
export { loadMonaco } from './load-monaco';
