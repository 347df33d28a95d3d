import { lineAt } from './line-table';
import { sourceName } from './object-symbols';

export interface Trap {
  /** As a native program would end. */
  exitCode: number;
  /** One plain sentence with its place, for stderr. */
  sentence: string;
}

const SEGMENTATION_FAULT = 139;
const ARITHMETIC_ERROR = 136;
const ABORTED = 134;

interface Frame {
  name: string;
  offset: number;
}

/** Functions of the library between the mistake and the learner's own code. */
const LIBRARY =
  /^(abort|__assert_fail|ember_stop|ember_fault|__stack_chk_fail|__wrap_\w+|dl\w+|undefined_weak.*|signature_mismatch:.*)$/;

/** What stopped a program, or `undefined` when it was not the program's doing. */
export function explainTrap(
  error: unknown,
  wasm: Uint8Array,
  instance: WebAssembly.Instance,
): Trap | undefined {
  const thrown = typeof WebAssembly.Exception === 'function' && error instanceof WebAssembly.Exception;
  if (thrown) return aborted('The program called longjmp() to a place that it had already left.\n');
  // What a host function gives does not fit the program's own declaration of it.
  if (error instanceof TypeError) return aborted('The program called its host in a wrong way.\n');
  const tooDeep = error instanceof RangeError || isStackOverflow(error, instance);
  if (!tooDeep && !(error instanceof WebAssembly.RuntimeError)) return undefined;
  const { message, stack = '' } = error as Error;
  const frames = framesOf(stack);
  const place = placeOf(frames, wasm);
  if (tooDeep) return deep(place);
  const inner = frames[0]?.name ?? '';
  if (inner === 'ember_stop') return aborted(place ? `It noticed this${place}.\n` : '');
  if (inner === 'ember_fault') return { exitCode: SEGMENTATION_FAULT, sentence: `${place}.\n` };
  const [exitCode, text] = kindOf(message, frames);
  return { exitCode, sentence: `${text}${place}.\n` };
}

const aborted = (sentence: string): Trap => ({ exitCode: ABORTED, sentence });

function kindOf(message: string, frames: readonly Frame[]): [exitCode: number, text: string] {
  if (frames.some(({ name }) => name === 'abort'))
    return [ABORTED, 'The program stopped itself with abort()'];
  if (/divide by zero|remainder by zero|division by zero/.test(message))
    return [ARITHMETIC_ERROR, 'The program divided by zero'];
  if (/unrepresentable|integer overflow/.test(message))
    return [ARITHMETIC_ERROR, 'The program computed a number that does not fit its type'];
  if (/out of bounds memory|memory access out of bounds/.test(message))
    return [SEGMENTATION_FAULT, 'The program used memory that is not its own, through a bad pointer'];
  if (/signature mismatch|indirect call|table/.test(message))
    return [SEGMENTATION_FAULT, 'The program called a function through a bad or NULL pointer'];
  if (frames[0]?.name.startsWith('signature_mismatch:'))
    return [ABORTED, 'The program called a function with other parameters than it is defined with'];
  return [ABORTED, 'The program came to a place that it must never come to'];
}

function deep(place: string): Trap {
  const sentence = `The program's calls went too deep (stack overflow)${place}. Does the recursion end?\n`;
  return { exitCode: SEGMENTATION_FAULT, sentence };
}

/** The stack grows down to address 0: a bad access with nothing left of it is an overflow. */
function isStackOverflow(error: unknown, instance: WebAssembly.Instance): boolean {
  const pointer = instance.exports.__stack_pointer;
  if (!(error instanceof WebAssembly.RuntimeError) || !(pointer instanceof WebAssembly.Global)) return false;
  return (pointer.value as number) <= 0;
}

/** The calls under way, innermost first; as V8, SpiderMonkey and JavaScriptCore write them where they do. */
function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(?:at )?([^\s(@]*)[ (@]+[^\s]*wasm-function\[\d+\]:(?:0x)([0-9a-f]+)/g)].map(
    ([, name, offset]) => ({ name: name!.replace(/^.*\./, ''), offset: Number.parseInt(offset!, 16) }),
  );
}

/** ` in main.c, line 12, in function push`, as much of it as is known. */
function placeOf(frames: readonly Frame[], wasm: Uint8Array): string {
  for (const { name, offset } of frames) {
    if (LIBRARY.test(name)) continue;
    const line = lineAt(wasm, offset);
    const inFunction = /^ember_/.test(name) ? '' : `, in function ${sourceName(name)}`;
    if (line) return ` in ${line.file}, line ${line.line}${inFunction}`;
  }
  return '';
}
