import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/gotoLine/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/iPadShowKeyboard/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/quickCommand/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/tokenization/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import 'monaco-editor/languages/definitions/cpp/register';
import 'monaco-editor/languages/definitions/go/register';
import 'monaco-editor/languages/definitions/javascript/register';
import 'monaco-editor/languages/definitions/markdown/register';
import 'monaco-editor/languages/definitions/python/register';
import 'monaco-editor/languages/definitions/sql/register';
import 'monaco-editor/languages/definitions/typescript/register';
import { loader } from '@monaco-editor/react';
import { editor, Uri } from 'monaco-editor/editor';
import { javascriptDefaults, typescriptDefaults } from 'monaco-editor/languages/features/typescript/register';
import 'monaco-editor/languages/features/json/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { indentOf } from './languages';
import { checkScripts } from './script-checks';
import { defineThemes } from './themes';

/**
 * Sets up Monaco; call it once, before the first editor. Imports only what lessons need, serves the workers ourselves,
 * and builds the themes from the design tokens.
 */
export function setUpMonaco(): void {
  loader.config({ monaco: { editor, Uri } });
  self.MonacoEnvironment = { getWorker: (_id, label) => createWorker(label) };
  checkScripts(typescriptDefaults, javascriptDefaults);
  defineThemes(editor);
  editor.onDidCreateModel((model) => {
    model.setEOL(editor.EndOfLineSequence.LF);
    model.updateOptions({
      ...indentOf(model.getLanguageId()),
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
  });
}

async function createWorker(label: string): Promise<Worker> {
  if (label === 'typescript' || label === 'javascript') {
    const { default: TypeScriptWorker } = await import(
      'monaco-editor/languages/features/typescript/ts.worker?worker'
    );
    return new TypeScriptWorker();
  }
  if (label === 'json') {
    const { default: JsonWorker } = await import('monaco-editor/languages/features/json/json.worker?worker');
    return new JsonWorker();
  }
  return new EditorWorker();
}
