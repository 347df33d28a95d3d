import { javascript } from '@shared/runner/testing/attacks/attack';
import { showNecessary } from './defence';

const RUNNER = 'shared/runner/javascript';
const MEGABYTE = 1024 * 1024;

showNecessary([
  {
    name: 'an instance is used for one run',
    cuts: [
      {
        file: `${RUNNER}/quickjs-runtime.ts`,
        code: 'ready = { ...ready, world: undefined };',
        without: 'ready = { ...ready };',
      },
    ],
    lets: [
      'javascript: leaving a global',
      'javascript: leaving a patched method',
      'javascript: tests: leaving something for the next',
    ],
  },
  {
    name: 'the engine’s memory cannot grow beyond the limit',
    cuts: [
      {
        file: `${RUNNER}/quickjs-module.ts`,
        code: 'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum })',
        without: 'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: 4096 })',
      },
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
      {
        file: `${RUNNER}/judge.ts`,
        code: 'learner.program.begin({ files, ',
        without: 'learner.program.begin({ files: [...files, { name: tests[0]!.name, content: "" }], ',
      },
    ],
    lets: ['javascript: tests: reading their file'],
  },
  {
    name: 'the end of the engine’s own stack is the program’s error',
    cuts: [
      {
        file: `${RUNNER}/run-program.ts`,
        code: 'if (!(error instanceof RangeError) && !(error instanceof WebAssembly.RuntimeError)) throw error;',
        without: 'throw error;',
      },
    ],
    lets: ['javascript: nesting for the compiler'],
  },
]);
