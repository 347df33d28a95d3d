import type { Diagnostic, SourceFile } from '../runner';
import { type Compiler, SYSROOT, type ToolRun } from './compiler';
import { explainErrors, readDiagnostics, readLinkErrors, shortWarnings } from './diagnostics';
import { hasOwnSymbols, objectSymbols } from './object-symbols';
import type { PackedFile } from './packed-files';
import { CHECKED, compileArgs, type LinkOptions, linkArgs } from './toolchain';

export interface BuildFailure {
  ok: false;
  /** What the learner reads on stderr. */
  text: string;
  diagnostics: Diagnostic[];
}

export interface Compiled {
  ok: true;
  objects: PackedFile[];
  /** Warnings. */
  text: string;
  diagnostics: Diagnostic[];
}

export interface Linked {
  ok: true;
  wasm: Uint8Array;
  text: string;
  diagnostics: Diagnostic[];
}

const encoder = new TextEncoder();
export const packed = (files: readonly SourceFile[]): PackedFile[] =>
  files.map(({ name, content }) => ({ name, content: encoder.encode(content) }));

const isSource = ({ name }: SourceFile) => name.endsWith('.c');

/** Compiles every `.c` file; others are there to be included. Stops at the first file that does not compile. */
export function compileSources(
  compiler: Compiler,
  files: readonly SourceFile[],
  flags: readonly string[] = CHECKED,
): Compiled | BuildFailure {
  const ownFiles = new Set(files.map(({ name }) => name));
  const world = packed(files);
  const objects: PackedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const sources = files.filter(isSource);
  if (sources.length === 0) return noSource(files[0]!.name);
  for (const { name } of sources) {
    const run = compiler.run(compileArgs(name, 'out.o', flags), world);
    diagnostics.push(...readDiagnostics(run.text, ownFiles));
    const object = run.exitCode === 0 ? run.written('out.o') : undefined;
    if (!object) return compileFailure(name, run, diagnostics);
    if (!hasOwnSymbols(object)) return spoiled(name, diagnostics);
    objects.push({ name: `${objects.length}.o`, content: object });
  }
  return { ok: true, objects, diagnostics, text: shortWarnings(diagnostics) };
}

function noSource(file: string): BuildFailure {
  const message = 'There is no C source to compile: its name must end with .c, such as main.c.';
  return { ok: false, text: `${message}\n`, diagnostics: [{ file, line: 1, severity: 'error', message }] };
}

function spoiled(file: string, diagnostics: Diagnostic[]): BuildFailure {
  const message = 'The assembler code in the program is not valid.';
  const mark = { file, line: 1, severity: 'error', message } as const;
  return { ok: false, text: `${file}: error: ${message}\n`, diagnostics: [...diagnostics, mark] };
}

function compileFailure(file: string, run: ToolRun, diagnostics: Diagnostic[]): BuildFailure {
  const known = diagnostics.some(({ severity }) => severity === 'error');
  if (known && !run.crashed) return { ok: false, text: explainErrors(run.text), diagnostics };
  const message = run.crashed
    ? 'The compiler could not finish with this file: it is too large, or nested too deeply.'
    : run.text.split('\n', 1)[0] || 'The file does not compile.';
  const mark = { file, line: 1, severity: 'error', message } as const;
  return { ok: false, text: `${file}: ${message}\n`, diagnostics: [...diagnostics, mark] };
}

/** Links objects into one module; `sources` are looked through for the place of what is missing. */
export function linkObjects(
  linker: Compiler,
  { objects, text, diagnostics }: Compiled,
  sources: readonly SourceFile[],
  options: Omit<LinkOptions, 'output'>,
): Linked | BuildFailure {
  const names = objects.map(({ name }) => name);
  const run = linker.run(linkArgs(names, { ...options, output: 'out.wasm' }), objects);
  const wasm = run.exitCode === 0 ? run.written('out.wasm') : undefined;
  if (wasm) return { ok: true, wasm, text, diagnostics };
  const faults = readLinkErrors(run.text.replaceAll(`${SYSROOT}/`, ''), sources.filter(isSource));
  const told = faults.map(({ file, line, message }) => `${file}:${line}: error: ${message}\n`).join('');
  return { ok: false, text: text + told, diagnostics: [...diagnostics, ...faults] };
}

/** A whole program, ready to be started at its `main`. */
export function buildProgram(
  tools: { compiler: Compiler; linker: Compiler },
  files: readonly SourceFile[],
  memoryBytes: number,
): Linked | BuildFailure {
  const compiled = compileSources(tools.compiler, files);
  if (!compiled.ok) return compiled;
  if (!compiled.objects.some(hasMain)) return noMain(files, compiled);
  return linkObjects(tools.linker, compiled, files, { memoryBytes, kind: 'program' });
}

const MAIN = ['main', '__main_void', '__original_main', '__main_argc_argv'];

const hasMain = ({ content }: PackedFile) =>
  objectSymbols(content).some(({ name, defined }) => defined && MAIN.includes(name));

function noMain(files: readonly SourceFile[], { text, diagnostics }: Compiled): BuildFailure {
  const message = 'There is no main function. A program starts there: write int main(void) { ... }.';
  const mark = { file: files[0]!.name, line: 1, severity: 'error', message } as const;
  return { ok: false, text: `${text}${mark.file}: error: ${message}\n`, diagnostics: [...diagnostics, mark] };
}
