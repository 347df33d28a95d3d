import { asModules } from '../javascript/as-modules';
import { createQuickJsRuntime } from '../javascript/quickjs-runtime';
import type { Translated, Untranslatable } from '../javascript/translated';
import type { LanguageRuntime } from '../language-runtime';
import type { Diagnostic, RunRequest, SourceFile } from '../runner';
import type { TypeScriptAssets } from './assets';
import { NotTypeScript, ownColumn, stripProbe, stripTypes } from './strip-types';

/** TypeScript: its types are checked where the request asks for it, and then it runs as JavaScript does. */
export function createTypeScriptRuntime({ module, libraries }: TypeScriptAssets): LanguageRuntime {
  async function translate(request: RunRequest): Promise<Translated | Untranslatable> {
    const columnIn = (name: string, line: number, column: number) => {
      const file = [...request.files, ...(request.tests ?? [])].find((each) => each.name === name);
      return file ? ownColumn(file, line, column) : column;
    };
    const tests = (request.tests ?? []).map(strippedTest);
    try {
      const files = request.files.map(stripTypes);
      const probes = request.probes?.map(stripProbe);
      const faults = request.checkTypes ? await faultsOf(request, libraries) : [];
      return faults.length === 0 ? { ...asModules(files, tests, columnIn), probes } : refused(faults, tests);
    } catch (error) {
      if (!(error instanceof NotTypeScript)) throw error;
      const { file, line, column, message } = error;
      return refused([{ file, line, column, severity: 'error', message: `SyntaxError: ${message}` }], tests);
    }
  }
  return {
    ...createQuickJsRuntime(module, { language: 'typescript', translate }),
    async fetchParts({ checkTypes }) {
      if (checkTypes) await import('./check-types');
    },
  };
}

const FAULT = 'throw new SyntaxError(';

/** One that is not TypeScript at all says so when it is run: the other files' tests are judged all the same. */
function strippedTest(test: SourceFile): SourceFile {
  try {
    return stripTypes(test);
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
