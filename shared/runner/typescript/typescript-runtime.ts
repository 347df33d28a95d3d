import { asModules } from '../javascript/as-modules';
import { createQuickJsRuntime } from '../javascript/quickjs-runtime';
import type { Translated, Untranslatable } from '../javascript/translated';
import type { LanguageRuntime } from '../language-runtime';
import type { Diagnostic, RunRequest, SourceFile } from '../runner';
import type { TypeScriptAssets } from './assets';
import { NotTypeScript } from './strip-types';
import { needsCompiler, TranslatedFiles } from './translate-files';

/** Runs TypeScript as JavaScript, after a type check if the request asks for one. */
export function createTypeScriptRuntime(assets: TypeScriptAssets): LanguageRuntime {
  async function translate(request: RunRequest): Promise<Translated | Untranslatable> {
    const testFiles = request.tests ?? [];
    const all = await TranslatedFiles.for([...request.files, ...testFiles]);
    const tests = testFiles.map((test) => translatedTest(all, test));
    try {
      const files = request.files.map((file) => all.translate(file));
      const typeErrors = request.checkTypes ? await typeErrorsOf(request, assets.libraries) : [];
      if (typeErrors.length > 0) return untranslatable(typeErrors, tests);
      return asModules(files, tests, (...place) => all.placeIn(...place));
    } catch (error) {
      if (!(error instanceof NotTypeScript)) throw error;
      const { file, line, column, message } = error;
      return untranslatable(
        [{ file, line, column, severity: 'error', message: `SyntaxError: ${message}` }],
        tests,
      );
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

const THROW = 'throw new SyntaxError(';

/** A test file with a syntax error throws it when it runs, so the tests in other files are still judged. */
function translatedTest(all: TranslatedFiles, test: SourceFile): SourceFile {
  try {
    return all.translate(test);
  } catch (error) {
    if (!(error instanceof NotTypeScript)) throw error;
    const { message, line, column } = error;
    const lead = '\n'.repeat(line - 1) + ' '.repeat(Math.max(0, column - THROW.length));
    return { name: test.name, content: `${lead}${THROW}${JSON.stringify(message)});` };
  }
}

/** Loads the type checker only when it's needed, because it's large. */
async function typeErrorsOf({ files }: RunRequest, libraries: Uint8Array): Promise<Diagnostic[]> {
  const { checkTypes } = await import('./check-types');
  return checkTypes(files, libraries);
}

function untranslatable(diagnostics: Diagnostic[], tests: SourceFile[]): Untranslatable {
  const lines = diagnostics.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}\n`,
  );
  return { stderr: lines.join(''), diagnostics, tests };
}
