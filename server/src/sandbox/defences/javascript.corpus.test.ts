import { javascript } from '@shared/runner/testing/attacks/attack';
import { cutsIn, showNecessary } from './defence';

const cut = cutsIn('shared/runner/javascript');
const MEGABYTE = 1024 * 1024;

showNecessary([
  {
    name: 'an instance is used for one run',
    cuts: [cut('quickjs-runtime.ts', 'ready = { ...ready, world: undefined };', 'ready = { ...ready };')],
    lets: [
      'javascript: leaving a global',
      'javascript: leaving a patched method',
      'javascript: tests: leaving something for the next',
    ],
  },
  {
    name: 'the engine’s memory cannot grow beyond the limit',
    cuts: [
      cut(
        'quickjs-module.ts',
        'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum })',
        'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: 4096 })',
      ),
    ],
    lets: [
      javascript.capped(
        'more memory than allowed',
        'const all = []; for (let i = 0; i < 100; i += 1) all.push(new Uint8Array(2 ** 20).fill(1)); console.log("SURVIVED");',
        { limits: { memoryBytes: 32 * MEGABYTE, timeMs: 10_000 } },
      ),
    ],
  },
  {
    name: 'a file can import the program’s own files alone',
    cuts: [
      cut(
        'judge.ts',
        'learner.program.begin({ files, ',
        'learner.program.begin({ files: [...files, { name: tests[0]!.name, content: "" }], ',
      ),
    ],
    lets: ['javascript: tests: reading their file'],
  },
  {
    name: 'the end of the engine’s own stack is the program’s error',
    cuts: [
      cut(
        'run-program.ts',
        'if (!(error instanceof RangeError) && !(error instanceof WebAssembly.RuntimeError)) throw error;',
        'throw error;',
      ),
    ],
    lets: ['javascript: nesting for the compiler'],
  },
  {
    name: 'eval cannot be replaced under the checks',
    cuts: [
      cut('guest/prelude.ts', "safe.defineProperty(globalThis, 'eval', {", 'safe.defineProperty({}, 0, {'),
    ],
    lets: ['javascript: an eval that lies', 'javascript: an eval that always agrees'],
  },
  {
    name: 'the entry’s own eval comes to the host past the program’s promises',
    cuts: [
      cut(
        'program.ts',
        'return kept ? { ok: true, value: kept } : this.neverSettles();',
        'return { ok: true, value: kept ?? outcome.value };',
      ),
    ],
    lets: ['javascript: promises that lie about a file that waits for ever'],
  },
  {
    name: 'values are put into text with what was there before the program',
    cuts: [
      cut('guest/builtins.ts', 'toText = String;', 'toText = (value: Value) => globalThis.String(value);'),
    ],
    lets: ['javascript: a String that lies'],
  },
  {
    name: 'a value’s text has an end',
    cuts: [
      cut(
        'guest/canonical.ts',
        "if (result.length > LIMIT) throw new safe.RangeFault('the value is too large to compare');",
      ),
    ],
    lets: ['javascript: a value without end'],
  },
]);
