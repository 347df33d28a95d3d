import type { Diagnostic, SourceFile } from '../runner';
import { hintFor } from './hints';
import { sourceName } from './object-symbols';

const HEAD = /^([^:\n]+):(\d+):(\d+): (fatal error|error|warning): (.*)$/;

const INCLUDED = /^In file included from \.?\/?([^:\n]+):(\d+):$/;
const OPTION = / \[-W[^\]]*\]$/;

/** clang's messages as marks for the editor: those in the learner's own files, or in what these include. */
export function readDiagnostics(text: string, ownFiles: ReadonlySet<string>): Diagnostic[] {
  const found: Diagnostic[] = [];
  let includedAt: Pick<Diagnostic, 'file' | 'line'> | undefined;
  for (const line of text.split('\n')) {
    const [, includer, at] = INCLUDED.exec(line) ?? [];
    if (includer && ownFiles.has(includer)) includedAt = { file: includer, line: Number(at) };
    const [, path, row, column, kind, message] = HEAD.exec(line) ?? [];
    if (!path || !message) continue;
    const file = path.replace(/^\.?\//, '');
    const place = ownFiles.has(file) ? { file, line: Number(row), column: Number(column) } : includedAt;
    if (place)
      found.push({
        ...place,
        severity: kind === 'warning' ? 'warning' : 'error',
        message: withHint(message),
      });
  }
  return found;
}

function withHint(message: string): string {
  const hint = hintFor(message);
  const plain = message.replace(OPTION, '');
  return hint ? `${plain}. ${hint}` : plain;
}

/** One line for each warning, for stderr beside the program's own output. */
export function shortWarnings(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .filter(({ severity }) => severity === 'warning')
    .map(({ file, line, column, message }) => `${file}:${line}:${column}: warning: ${message}\n`)
    .join('');
}

/** clang's own text with the lines of source it points at, and a hint below what this C does not have. */
export function explainErrors(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\d+ (warning|error)s?( and \d+ errors?)? generated\.$/.test(line))
    .map((line) => {
      const hint = hintFor(HEAD.exec(line)?.[5] ?? '');
      return hint ? `${line}\n    ${hint}` : line;
    })
    .join('\n');
}

/** What the linker misses. */
const UNDEFINED = /undefined symbol: (\S+)/;
const DUPLICATE = /duplicate symbol: (\S+)/;

/** The linker's errors in plain words, at the line that names what is missing. */
export function readLinkErrors(text: string, sources: readonly SourceFile[]): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const line of text.split('\n')) {
    const missing = UNDEFINED.exec(line)?.[1];
    const twice = DUPLICATE.exec(line)?.[1];
    if (missing) found.set(missing, missingName(missing, sources));
    else if (twice) {
      const place = placeOf(`${twice}\\s*\\([^;]*\\{|\\b${twice}\\s*=`, [...sources].reverse());
      const message = `"${sourceName(twice)}" is defined twice. Keep one of them.`;
      found.set(twice, { ...place, severity: 'error', message });
    }
  }
  if (found.size === 0) {
    const message = text.replaceAll('wasm-ld: error: ', '').trim() || 'The program could not be linked.';
    return [{ file: sources[0]!.name, line: 1, severity: 'error', message }];
  }
  return [...found.values()];
}

function missingName(name: string, sources: readonly SourceFile[]): Diagnostic {
  const hint = hintFor(`undefined symbol ${name}`);
  const message = `"${name}" is used here but defined nowhere. ${hint ?? 'Write its body, or check its spelling.'}`;
  return { ...placeOf(`\\b${name}\\b`, sources), severity: 'error', message };
}

function placeOf(pattern: string, sources: readonly SourceFile[]): Pick<Diagnostic, 'file' | 'line'> {
  const wanted = new RegExp(pattern);
  for (const { name, content } of sources) {
    const at = content.split('\n').findIndex((line) => wanted.test(line));
    if (at >= 0) return { file: name, line: at + 1 };
  }
  return { file: sources[0]!.name, line: 1 };
}
