import { t } from '@lingui/core/macro';
import { FONT_FAMILIES } from '@web/ui/tokens';
import type { editor } from 'monaco-editor/editor';
import type { EditorPreferences } from '../editor-preferences.store';
import { lineHeightOf, METRICS } from '../editor-types';

const FIXED: editor.IStandaloneEditorConstructionOptions = {
  fontFamily: `"${FONT_FAMILIES.code}", "JetBrains Mono Fallback", ui-monospace, monospace`,
  fontLigatures: false,
  lineNumbersMinChars: METRICS.gutterCharacters,
  lineDecorationsWidth: METRICS.gutterGap,
  glyphMargin: false,
  folding: false,
  minimap: { enabled: false },
  padding: { top: METRICS.paddingTop, bottom: METRICS.paddingTop },
  scrollBeyondLastLine: false,
  renderFinalNewline: 'on',
  overviewRulerLanes: 1,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  renderLineHighlightOnlyWhenFocus: true,
  quickSuggestions: false,
  wordBasedSuggestions: 'off',
  suggestOnTriggerCharacters: false,
  fixedOverflowWidgets: true,
  readOnlyMessage: { value: t`This file is part of the lesson and can’t be edited.` },
  scrollbar: { verticalScrollbarSize: 8, horizontalScrollbarSize: 8, useShadows: false },
  stickyScroll: { enabled: false },
};

/** Monaco's options for the open file and the learner's preferences. */
export function optionsFor(
  name: string,
  readOnly: boolean,
  { fontSize, wordWrap, accessible }: EditorPreferences,
): editor.IStandaloneEditorConstructionOptions {
  return {
    ...FIXED,
    fontSize,
    lineHeight: lineHeightOf(fontSize),
    wordWrap: wordWrap ? 'on' : 'off',
    accessibilitySupport: accessible ? 'on' : 'auto',
    readOnly,
    ariaLabel: t`${name}. Press Escape to leave the editor, Control M to make Tab move the focus.`,
  };
}
