import { hex, type ThemeName } from '@web/ui/tokens';
import type { editor as Editor } from 'monaco-editor/editor';

export const themeName = (theme: ThemeName) => `emberforge-${theme}`;

/** The editor's themes, built from the app's tokens so that code looks the same everywhere. */
export function defineThemes(editor: typeof Editor): void {
  for (const theme of ['dark', 'light'] as const) editor.defineTheme(themeName(theme), themeData(theme));
}

function themeData(theme: ThemeName): Editor.IStandaloneThemeData {
  const color = (token: Parameters<typeof hex>[0]) => hex(token, theme);
  const soft = (token: Parameters<typeof hex>[0], alpha: string) => `${color(token)}${alpha}`;
  return {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: false,
    // SyntaxColors colors the code.
    rules: [{ token: '', foreground: color('ink-1').slice(1) }],
    colors: {
      'editor.background': color('code-bg'),
      'editor.foreground': color('ink-1'),
      'editorCursor.foreground': color('ember'),
      'editorLineNumber.foreground': color('ink-3'),
      'editorLineNumber.activeForeground': color('ink-1'),
      'editor.lineHighlightBackground': soft('surface-2', '80'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': soft('ember', '52'),
      'editor.inactiveSelectionBackground': soft('ember', '2e'),
      'editor.wordHighlightBackground': soft('info', '2e'),
      'editor.wordHighlightStrongBackground': soft('info', '3d'),
      'editor.wordHighlightTextBackground': soft('info', '1f'),
      'editor.findMatchBackground': soft('gold-fill', '70'),
      'editor.findMatchHighlightBackground': soft('gold-fill', '3d'),
      'editorBracketMatch.background': soft('ember', '24'),
      'editorBracketMatch.border': color('line-strong'),
      'editorIndentGuide.background1': color('line'),
      'editorIndentGuide.activeBackground1': color('line-strong'),
      'editorWhitespace.foreground': color('line-strong'),
      'editorGutter.background': color('code-bg'),
      'editorOverviewRuler.errorForeground': color('danger'),
      'editorError.foreground': color('danger'),
      'editorWarning.foreground': color('gold'),
      'editorInfo.foreground': color('info'),
      'editorWidget.background': color('surface-2'),
      'editorWidget.foreground': color('ink-1'),
      'editorWidget.border': color('line-strong'),
      'editorHoverWidget.background': color('surface-2'),
      'editorHoverWidget.border': color('line-strong'),
      'editorSuggestWidget.background': color('surface-2'),
      'editorSuggestWidget.border': color('line-strong'),
      'editorSuggestWidget.foreground': color('ink-1'),
      'editorSuggestWidget.selectedBackground': color('surface-3'),
      'editorSuggestWidget.selectedForeground': color('ink-1'),
      'editorSuggestWidget.highlightForeground': color('ember'),
      'quickInput.background': color('surface-2'),
      'quickInput.foreground': color('ink-1'),
      'menu.background': color('surface-2'),
      'menu.foreground': color('ink-1'),
      'menu.selectionBackground': color('surface-3'),
      'menu.selectionForeground': color('ink-1'),
      'menu.separatorBackground': color('line'),
      'menu.border': color('line-strong'),
      'list.hoverBackground': color('surface-3'),
      'list.focusBackground': color('surface-3'),
      'list.focusForeground': color('ink-1'),
      'list.highlightForeground': color('ember'),
      'input.background': color('surface-1'),
      'input.foreground': color('ink-1'),
      'input.border': color('line-strong'),
      'input.placeholderForeground': color('ink-3'),
      'inputOption.activeBackground': color('ember-soft'),
      'inputOption.activeBorder': color('ember'),
      'inputOption.activeForeground': color('ink-1'),
      'scrollbarSlider.background': soft('line-strong', '66'),
      'scrollbarSlider.hoverBackground': soft('line-strong', '99'),
      'scrollbarSlider.activeBackground': color('line-strong'),
      'widget.shadow': '#00000000',
      focusBorder: color('focus'),
      foreground: color('ink-1'),
      descriptionForeground: color('ink-2'),
      'icon.foreground': color('ink-2'),
      'keybindingLabel.foreground': color('ink-1'),
      'keybindingLabel.background': color('surface-3'),
      'keybindingLabel.border': color('line-strong'),
      'keybindingLabel.bottomBorder': color('line-strong'),
    },
  };
}
