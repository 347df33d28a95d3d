import type { SourceFile } from '../runner';

const CAUSE = 'fatal error: stack overflow: a function calls itself too many times.\n';
/** Stack frame of a named WebAssembly function: `at main.f (wasm://` or `main.f@http://`. */
const FRAME = /([\w.]+)(?: \(wasm:|@\S*wasm)/;
/** The type arguments in a generic function's name. */
const SHAPES = /_go\.shape\.\w*?(?=_go\.shape|\.|$)/g;
const CLOSURE = /^(func)?\d+$/;

/**
 * The engine's stack overflows before Go's own, so Go can't report it. This creates the report from the engine's stack
 * frames. The linker turns the name `main.(*tree).depth` into `main.__tree_.depth`.
 */
export function overflowReport(error: Error, files: readonly SourceFile[]): string {
  for (const line of (error.stack ?? '').split('\n')) {
    const location = locationOf(FRAME.exec(line)?.[1], files);
    if (location) return `${CAUSE}\ngoroutine 1 [running]:\n${location}\n`;
  }
  return CAUSE;
}

function locationOf(symbol: string | undefined, files: readonly SourceFile[]): string | undefined {
  const plain = symbol?.replace(SHAPES, '') ?? '';
  const parts = plain.split('.').filter((part) => !CLOSURE.test(part));
  const name = parts.at(-1);
  if (!name || parts.length < 2) return undefined;
  const declared = new RegExp(`^func (?:\\([^)]*?(\\w+)(?:\\[[^\\]]*\\])?\\) *)?${name}\\b`);
  for (const { name: file, content } of files.filter((each) => each.name.endsWith('.go'))) {
    for (const [index, text] of content.split('\n').entries()) {
      const found = declared.exec(text);
      if (!found || (found[1] && !symbol!.includes(found[1]))) continue;
      return `main.${found[1] ? `${found[1]}.` : ''}${name}(...)\n\t${file}:${index + 1}`;
    }
  }
  return undefined;
}
