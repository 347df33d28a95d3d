import type { Diagnostic, SourceFile } from '../runner';
import { hintFor } from './hints';
import { sourceName } from './object-symbols';

const HEAD = /^([^:\n]+):(\d+):(\d+): (fatal error|error|warning): (.*)$/;

const INCLUDED = /^In file included from \.?\/?([^:\n]+):(\d+):$/;
const OPTION = / \[-W[^\]]*\]$/;

/** Converts clang's messages in the learner's own files, or in files these include, into diagnostics for the editor. */
export function readDiagnostics(text: string, ownFiles: ReadonlySet<string>): Diagnostic[] {
  const found: Diagnostic[] = [];
  let includedAt: Pick<Diagnostic, 'file' | 'line'> | undefined;
  for (const line of text.split('\n')) {
    const [, includer, at] = INCLUDED.exec(line) ?? [];
    if (includer && ownFiles.has(includer)) includedAt = { file: includer, line: Number(at) };
    const [, path, row, column, kind, message] = HEAD.exec(line) ?? [];
    if (!path || !message) continue;
    const file = path.replace(/^\.?\//, '');
    const location = ownFiles.has(file) ? { file, line: Number(row), column: Number(column) } : includedAt;
    if (location)
      found.push({
        ...location,
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

/** One line per warning, for stderr. */
export function shortWarnings(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .filter(({ severity }) => severity === 'warning')
    .map(({ file, line, column, message }) => `${file}:${line}:${column}: warning: ${message}\n`)
    .join('');
}

/** clang's own text with its source excerpts, and hints for features that aren't available here. */
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

const UNDEFINED = /undefined symbol: (\S+)/;
const DUPLICATE = /duplicate symbol: (\S+)/;

/** Explains the linker's errors, at the line that uses the missing symbol. */
export function readLinkErrors(text: string, sources: readonly SourceFile[]): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const line of text.split('\n')) {
    const missing = UNDEFINED.exec(line)?.[1];
    const duplicate = DUPLICATE.exec(line)?.[1];
    if (missing) found.set(missing, undefinedSymbol(missing, sources));
    else if (duplicate) {
      const location = locationOf(`${duplicate}\\s*\\([^;]*\\{|\\b${duplicate}\\s*=`, [...sources].reverse());
      const message = `"${sourceName(duplicate)}" is defined twice. Keep one of them.`;
      found.set(duplicate, { ...location, severity: 'error', message });
    }
  }
  if (found.size === 0) {
    const message = text.replaceAll('wasm-ld: error: ', '').trim() || 'The program couldn’t be linked.';
    return [{ file: sources[0]!.name, line: 1, severity: 'error', message }];
  }
  return [...found.values()];
}

function undefinedSymbol(name: string, sources: readonly SourceFile[]): Diagnostic {
  const hint = hintFor(`undefined symbol ${name}`);
  const message = `"${name}" is used here but never defined. ${hint ?? 'Define it, or check the spelling.'}`;
  return { ...locationOf(`\\b${name}\\b`, sources), severity: 'error', message };
}

function locationOf(pattern: string, sources: readonly SourceFile[]): Pick<Diagnostic, 'file' | 'line'> {
  const expression = new RegExp(pattern);
  for (const { name, content } of sources) {
    const at = content.split('\n').findIndex((line) => expression.test(line));
    if (at >= 0) return { file: name, line: at + 1 };
  }
  return { file: sources[0]!.name, line: 1 };
}
