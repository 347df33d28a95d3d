import {
  type TypeScriptDiagnostic,
  type TypeScriptFile,
  typescript as ts,
} from 'monaco-editor/languages/features/typescript/lib/typescriptServices.js';
import type { Diagnostic, SourceFile } from '../runner';
import { AMBIENT } from './ambient';

const ROOT = '/program/';
const LIBRARY = '/library/';
const AMBIENT_NAME = `${LIBRARY}ambient.d.ts`;
const MAX_DIAGNOSTICS = 20;
/** Nested explanations shown below a message. */
const MAX_REASONS = 2;

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  allowJs: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/** The library's files are parsed only once, since programs can't change them. */
const parsedLibraries = new Map<string, TypeScriptFile>();
let libraryTexts: ReadonlyMap<string, string> | undefined;

function textsOf(libraries: Uint8Array): ReadonlyMap<string, string> {
  libraryTexts ??= new Map([
    ...Object.entries(JSON.parse(new TextDecoder().decode(libraries)) as Record<string, string>).map(
      ([name, text]) => [LIBRARY + name, text] as const,
    ),
    [AMBIENT_NAME, AMBIENT],
  ]);
  return libraryTexts;
}

/** Checks a program like `tsc --strict`, with the ES2023 library and without the DOM. Doesn't run any of it. */
export function checkTypes(files: readonly SourceFile[], libraries: Uint8Array): Diagnostic[] {
  const names = files.filter(({ name }) => name.endsWith('.ts')).map(({ name }) => ROOT + name);
  try {
    const program = ts.createProgram([AMBIENT_NAME, ...names], OPTIONS, hostOf(files, textsOf(libraries)));
    const diagnostics: TypeScriptDiagnostic[] = [];
    for (const name of names) {
      const file = program.getSourceFile(name);
      if (!file || diagnostics.length >= MAX_DIAGNOSTICS) continue;
      const syntax = program.getSyntacticDiagnostics(file);
      diagnostics.push(...(syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file)));
    }
    return diagnostics.slice(0, MAX_DIAGNOSTICS).map(toDiagnostic);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'The types of this program are nested too deeply to be checked.';
    return [{ file: files[0]!.name, line: 1, column: 1, severity: 'error', message }];
  }
}

/** A `CompilerHost` for the files. */
function hostOf(files: readonly SourceFile[], libraries: ReadonlyMap<string, string>) {
  const own = new Map(files.map(({ name, content }) => [ROOT + name, content]));
  const readFile = (name: string) => own.get(name) ?? libraries.get(name);
  return {
    fileExists: (name: string) => own.has(name) || libraries.has(name),
    readFile,
    getSourceFile: (name: string, options: unknown) => {
      const text = readFile(name);
      if (text === undefined) return undefined;
      if (own.has(name)) return ts.createSourceFile(name, text, options, true);
      const known = parsedLibraries.get(name) ?? ts.createSourceFile(name, text, options, true);
      parsedLibraries.set(name, known);
      return known;
    },
    getDefaultLibFileName: () => `${LIBRARY}lib.es2023.d.ts`,
    getDefaultLibLocation: () => LIBRARY,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name: string) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

function toDiagnostic({ file, start = 0, category, messageText }: TypeScriptDiagnostic): Diagnostic {
  const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  const severity = category === ts.DiagnosticCategory.Warning ? 'warning' : 'error';
  const name = file?.fileName.slice(ROOT.length) ?? '';
  return { file: name, line: line + 1, column: character + 1, severity, message: flatten(messageText) };
}

function flatten(message: TypeScriptDiagnostic['messageText']): string {
  if (typeof message === 'string') return message;
  const lines = [message.messageText];
  for (let reason = message.next?.[0]; reason && lines.length <= MAX_REASONS; reason = reason.next?.[0]) {
    lines.push(`${'  '.repeat(lines.length)}${reason.messageText}`);
  }
  return lines.join('\n');
}
