import { javascript } from '@shared/runner/testing/attacks/attack';
import { defensesOf, expectMutantsKilled } from './defense';

const { mutate, defense } = defensesOf('javascript');
const MEGABYTE = 1024 * 1024;

expectMutantsKilled([
  defense(
    'an instance is only used for one run',
    mutate('quickjs-runtime.ts', 'ready = { ...ready, instance: undefined };', 'ready = { ...ready };'),
    'leaving a global',
    'leaving a patched method',
    'tests: leaving a global',
  ),
  defense(
    'the engine’s memory can’t grow beyond the limit',
    mutate(
      'quickjs-module.ts',
      'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum })',
      'new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: 4096 })',
    ),
    javascript.capped(
      'more memory than allowed',
      'const all = []; for (let i = 0; i < 100; i += 1) all.push(new Uint8Array(2 ** 20).fill(1)); console.log("SURVIVED");',
      { limits: { memoryBytes: 32 * MEGABYTE, timeMs: 10_000 } },
    ),
  ),
  defense(
    'a file can only import the program’s own files',
    [
      mutate(
        'judge.ts',
        'learner.program.begin({ files, ',
        'learner.program.begin({ files: [...files, { name: tests[0]!.name, content: "" }], ',
      ),
    ],
    'tests: reading the test file',
  ),
  defense(
    'an overflow of the engine’s stack is the program’s error',
    mutate(
      'run-program.ts',
      'if (!(error instanceof RangeError) && !(error instanceof WebAssembly.RuntimeError)) throw error;',
      'throw error;',
    ),
    'nesting for the compiler',
  ),
]);
