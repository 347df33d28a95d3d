import type { Diagnostic, SourceFile } from '../runner';
import { type Compiler, SYSROOT, type ToolRun } from './compiler';
import { explainErrors, readDiagnostics, readLinkErrors, shortWarnings } from './diagnostics';
import { isSound, objectSymbols, sourceName } from './object-symbols';
import type { PackedFile } from './packed-files';
import { CHECKED, compileArgs, type LinkOptions, linkArgs } from './toolchain';

export interface Tools {
  compiler: Compiler;
  linker: Compiler;
}

/** A build's messages: `text` for stderr, `diagnostics` for the editor. */
export interface BuildMessages {
  text: string;
  diagnostics: Diagnostic[];
}

export interface BuildFailure extends BuildMessages {
  ok: false;
}

export interface Compiled extends BuildMessages {
  ok: true;
  objects: PackedFile[];
}

export interface Linked extends BuildMessages {
  ok: true;
  wasm: Uint8Array;
}

/** A build that failed with one error, listed after any earlier `diagnostics`. */
export function failedBuild(
  mark: { file: string; line?: number; message: string },
  diagnostics: readonly Diagnostic[] = [],
  text = `${mark.message}\n`,
): BuildFailure {
  return { ok: false, text, diagnostics: [...diagnostics, { line: 1, severity: 'error', ...mark }] };
}

const encoder = new TextEncoder();
export const packed = (files: readonly SourceFile[]): PackedFile[] =>
  files.map(({ name, content }) => ({ name, content: encoder.encode(content) }));

const isSource = ({ name }: SourceFile) => name.endsWith('.c');

/** Compiles every `.c` file; the others can be included. Stops at the first file that doesn't compile. */
export function compileSources(
  compiler: Compiler,
  files: readonly SourceFile[],
  flags: readonly string[] = CHECKED,
): Compiled | BuildFailure {
  const ownFiles = new Set(files.map(({ name }) => name));
  const inputs = packed(files);
  const objects: PackedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const sources = files.filter(isSource);
  if (sources.length === 0) {
    const message = 'There is no C source to compile. File names must end in .c, such as main.c.';
    return failedBuild({ file: files[0]!.name, message });
  }
  for (const { name } of sources) {
    const run = compiler.run(compileArgs(name, 'out.o', flags), inputs);
    diagnostics.push(...readDiagnostics(run.text, ownFiles));
    const object = run.exitCode === 0 ? run.written('out.o') : undefined;
    if (!object) return compileFailure(name, run, diagnostics);
    if (!isSound(object))
      return failedBuild({ file: name, message: INVALID }, diagnostics, `${name}: error: ${INVALID}\n`);
    objects.push({ name: `${objects.length}.o`, content: object });
  }
  return { ok: true, objects, diagnostics, text: shortWarnings(diagnostics) };
}

const INVALID = 'The program contains invalid assembly code.';

function compileFailure(file: string, run: ToolRun, diagnostics: Diagnostic[]): BuildFailure {
  const known = diagnostics.some(({ severity }) => severity === 'error');
  if (known && !run.crashed) return { ok: false, text: explainErrors(run.text), diagnostics };
  const message = run.crashed
    ? 'The compiler couldn’t handle this file: it’s too large or nested too deeply.'
    : run.text.split('\n', 1)[0] || 'The file doesn’t compile.';
  return failedBuild({ file, message }, diagnostics, `${file}: ${message}\n`);
}

/** Links objects into one module. Errors point to the line in `sources` that uses the missing symbol. */
export function linkObjects(
  linker: Compiler,
  { objects, text = '', diagnostics = [] }: Partial<BuildMessages> & { objects: readonly PackedFile[] },
  sources: readonly SourceFile[],
  options: Omit<LinkOptions, 'output'>,
): Linked | BuildFailure {
  const names = objects.map(({ name }) => name);
  const run = linker.run(linkArgs(names, { ...options, output: 'out.wasm' }), objects);
  const wasm = run.exitCode === 0 ? run.written('out.wasm') : undefined;
  if (wasm) return { ok: true, wasm, text, diagnostics };
  const errors = readLinkErrors(run.text.replaceAll(`${SYSROOT}/`, ''), sources.filter(isSource));
  const lines = errors.map(({ file, line, message }) => `${file}:${line}: error: ${message}\n`).join('');
  return { ok: false, text: text + lines, diagnostics: [...diagnostics, ...errors] };
}

/** Builds a complete program that starts at `main`. */
export function buildProgram(
  tools: Tools,
  files: readonly SourceFile[],
  memoryBytes: number,
): Linked | BuildFailure {
  const compiled = compileSources(tools.compiler, files);
  if (!compiled.ok) return compiled;
  if (!compiled.objects.some(hasMain)) {
    const [file, message] = [files[0]!.name, NO_MAIN];
    return failedBuild(
      { file, message },
      compiled.diagnostics,
      `${compiled.text}${file}: error: ${message}\n`,
    );
  }
  return linkObjects(tools.linker, compiled, files, { memoryBytes, kind: 'program' });
}

const NO_MAIN = 'There is no main function. Every program needs one: int main(void) { ... }';
const hasMain = ({ content }: PackedFile) =>
  objectSymbols(content).some(({ name, defined }) => defined && sourceName(name) === 'main');
