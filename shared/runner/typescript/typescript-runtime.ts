import { asModules } from '../javascript/as-modules';
import { createQuickJsRuntime } from '../javascript/quickjs-runtime';
import type { Translated, Untranslatable } from '../javascript/translated';
import type { LanguageRuntime } from '../language-runtime';
import type { Diagnostic, RunRequest, SourceFile } from '../runner';
import type { TypeScriptAssets } from './assets';
import { NotTypeScript } from './strip-types';
import { needsCompiler, TranslatedFiles } from './translate-files';

/** TypeScript: its types are checked where the request asks for it, and then it runs as JavaScript does. */
export function createTypeScriptRuntime(assets: TypeScriptAssets): LanguageRuntime {
  async function translate(request: RunRequest): Promise<Translated | Untranslatable> {
    const asked = request.tests ?? [];
    const all = await TranslatedFiles.for([...request.files, ...asked]);
    const tests = asked.map((test) => translatedTest(all, test));
    try {
      const files = request.files.map((file) => all.translate(file));
      const faults = request.checkTypes ? await faultsOf(request, assets.libraries) : [];
      if (faults.length > 0) return refused(faults, tests);
      return asModules(files, tests, (...place) => all.placeIn(...place));
    } catch (error) {
      if (!(error instanceof NotTypeScript)) throw error;
      const { file, line, column, message } = error;
      return refused([{ file, line, column, severity: 'error', message: `SyntaxError: ${message}` }], tests);
    }
  }
  return {
    ...createQuickJsRuntime(assets, { language: 'typescript', translate }),
    async fetchParts({ checkTypes, files, tests = [] }) {
      if (checkTypes) await import('./check-types');
      if ([...files, ...tests].some(needsCompiler)) await import('./compile-file');
    },
  };
}

const FAULT = 'throw new SyntaxError(';

/** One that is not TypeScript at all says so when it is run: the other files' tests are judged all the same. */
function translatedTest(all: TranslatedFiles, test: SourceFile): SourceFile {
  try {
    return all.translate(test);
  } catch (error) {
    if (!(error instanceof NotTypeScript)) throw error;
    const { message, line, column } = error;
    const lead = '\n'.repeat(line - 1) + ' '.repeat(Math.max(0, column - FAULT.length));
    return { name: test.name, content: `${lead}${FAULT}${JSON.stringify(message)});` };
  }
}

/** The checker is large: its code is read when a program first asks for it. */
async function faultsOf({ files }: RunRequest, libraries: Uint8Array): Promise<Diagnostic[]> {
  const { checkTypes } = await import('./check-types');
  return checkTypes(files, libraries);
}

function refused(diagnostics: Diagnostic[], tests: SourceFile[]): Untranslatable {
  const lines = diagnostics.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}\n`,
  );
  return { stderr: lines.join(''), diagnostics, tests };
}
