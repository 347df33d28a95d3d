import { lineAt } from './line-table';
import { sourceName } from './object-symbols';

export interface Trap {
  /** The exit code a native program would have. */
  exitCode: number;
  /** A plain sentence with the location, for stderr. */
  sentence: string;
}

const SEGMENTATION_FAULT = 139;
const ARITHMETIC_ERROR = 136;
const ABORTED = 134;

interface Frame {
  name: string;
  offset: number;
}

/** Library functions that can be on the stack between the mistake and the learner's own code. */
const LIBRARY =
  /^(abort|__assert_fail|ember_stop|ember_fault|__stack_chk_fail|__wrap_\w+|dl\w+|undefined_weak.*|signature_mismatch:.*)$/;

/** Explains what stopped a program, or returns `undefined` if the program didn't cause it. */
export function explainTrap(
  error: unknown,
  wasm: Uint8Array,
  instance: WebAssembly.Instance,
): Trap | undefined {
  const thrown = typeof WebAssembly.Exception === 'function' && error instanceof WebAssembly.Exception;
  if (thrown) return aborted('The program called longjmp() into a function that had already returned.\n');
  // A host function's return value doesn't match the program's own declaration of it.
  if (error instanceof TypeError) return aborted('The program made an invalid call to its host.\n');
  const tooDeep = error instanceof RangeError || isStackOverflow(error, instance);
  if (!tooDeep && !(error instanceof WebAssembly.RuntimeError)) return undefined;
  const { message, stack = '' } = error as Error;
  const frames = framesOf(stack);
  const location = locationOf(frames, wasm);
  if (tooDeep) return stackOverflow(location);
  const inner = frames[0]?.name ?? '';
  if (inner === 'ember_stop') return aborted(location ? `This was detected${location}.\n` : '');
  if (inner === 'ember_fault') return { exitCode: SEGMENTATION_FAULT, sentence: `${location}.\n` };
  const [exitCode, text] = kindOf(message, frames);
  return { exitCode, sentence: `${text}${location}.\n` };
}

const aborted = (sentence: string): Trap => ({ exitCode: ABORTED, sentence });

function kindOf(message: string, frames: readonly Frame[]): [exitCode: number, text: string] {
  if (frames.some(({ name }) => name === 'abort'))
    return [ABORTED, 'The program stopped itself with abort()'];
  if (/divide by zero|remainder by zero|division by zero/.test(message))
    return [ARITHMETIC_ERROR, 'The program divided by zero'];
  if (/unrepresentable|integer overflow/.test(message))
    return [ARITHMETIC_ERROR, 'The program computed a number that doesn’t fit its type'];
  if (/out of bounds memory|memory access out of bounds/.test(message))
    return [SEGMENTATION_FAULT, 'The program accessed memory outside its own through a bad pointer'];
  if (/signature mismatch|indirect call|table/.test(message))
    return [SEGMENTATION_FAULT, 'The program called a function through a bad or NULL pointer'];
  if (frames[0]?.name.startsWith('signature_mismatch:'))
    return [ABORTED, 'The program called a function with parameters that don’t match its definition'];
  return [ABORTED, 'The program reached code that must never run'];
}

function stackOverflow(location: string): Trap {
  const sentence = `Stack overflow: the program’s calls are nested too deeply${location}. Does the recursion end?\n`;
  return { exitCode: SEGMENTATION_FAULT, sentence };
}

/** The stack grows down to address 0, so an invalid access with no stack left is an overflow. */
function isStackOverflow(error: unknown, instance: WebAssembly.Instance): boolean {
  const pointer = instance.exports.__stack_pointer;
  if (!(error instanceof WebAssembly.RuntimeError) || !(pointer instanceof WebAssembly.Global)) return false;
  return (pointer.value as number) <= 0;
}

/** The stack frames, innermost first, in the formats of V8, SpiderMonkey and JavaScriptCore. */
function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(?:at )?([^\s(@]*)[ (@]+[^\s]*wasm-function\[\d+\]:(?:0x)([0-9a-f]+)/g)].map(
    ([, name, offset]) => ({ name: name!.replace(/^.*\./, ''), offset: Number.parseInt(offset!, 16) }),
  );
}

/** ` in main.c, line 12, in function push`, or as much of it as is known. */
function locationOf(frames: readonly Frame[], wasm: Uint8Array): string {
  for (const { name, offset } of frames) {
    if (LIBRARY.test(name)) continue;
    const line = lineAt(wasm, offset);
    const inFunction = /^ember_/.test(name) ? '' : `, in function ${sourceName(name)}`;
    if (line) return ` in ${line.file}, line ${line.line}${inFunction}`;
  }
  return '';
}
