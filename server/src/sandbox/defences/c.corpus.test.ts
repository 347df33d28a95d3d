import { type Defence, showNecessary } from './defence';

const C = 'shared/runner/c';

/** What is in a C program's way outside of its own machine. */
const defences: Defence[] = [
  {
    name: 'what ends a program ends it again when assembler has caught it',
    cuts: [{ file: `${C}/program.ts`, code: 'this.stopped = error;', without: '' }],
    lets: ['c: catching its own end'],
  },
  {
    name: 'an answer of another kind is the program’s mistake',
    cuts: [{ file: `${C}/traps.ts`, code: 'if (error instanceof TypeError)', without: 'if (false)' }],
    lets: ['c: a system call that is to answer otherwise'],
  },
  {
    name: 'an exception that nobody catches is the program’s end',
    cuts: [{ file: `${C}/traps.ts`, code: 'if (thrown) {', without: 'if (false) {' }],
    lets: ['c: a jump to a place that is left'],
  },
  {
    name: 'calls that go too deep are the program’s end',
    cuts: [{ file: `${C}/traps.ts`, code: 'error instanceof RangeError || ', without: '' }],
    lets: ['c: recursion without end that needs no memory'],
  },
  {
    name: 'a line table is not believed',
    cuts: [
      {
        file: `${C}/line-table.ts`,
        code: 'if (error instanceof RangeError) return undefined;',
        without: '',
      },
    ],
    lets: ['c: a line table of its own'],
  },
  {
    name: 'a symbol table is the compiler’s own',
    cuts: [
      {
        file: `${C}/build-program.ts`,
        code: 'if (!hasOwnSymbols(object)) return spoiled(name, diagnostics);',
        without: '',
      },
    ],
    lets: ['c: a symbol table of its own'],
  },
  {
    name: 'a module that is not valid is the program’s mistake',
    cuts: [
      {
        file: `${C}/program-imports.ts`,
        code: 'if (error instanceof WebAssembly.CompileError)',
        without: 'if (false)',
      },
    ],
    lets: ['c: assembler that is not valid'],
  },
  {
    name: 'a program imports what C’s library does, and nothing else',
    cuts: [
      {
        file: `${C}/program-imports.ts`,
        code: "if (what !== 'function' || !known?.has(name))",
        without: 'if (!known && !what)',
      },
    ],
    lets: ['c: a host function that there is not', 'c: a host function of the judge'],
  },
  {
    name: 'a program has no tables of its own',
    cuts: [{ file: `${C}/program-imports.ts`, code: 'hasOwnTables(wasm) ?', without: 'false ?' }],
    lets: ['c: tables beside its memory'],
  },
  {
    name: 'a program’s memory has an end',
    cuts: [
      {
        file: `${C}/toolchain.ts`,
        code: 'Math.floor(options.memoryBytes / PAGE) * PAGE',
        without: '16384 * PAGE',
      },
    ],
    lets: ['c: memory beyond its limit'],
  },
  {
    name: 'what the compiler says has an end',
    cuts: [
      { file: `${C}/compiler.ts`, code: 'if (this.text.length > MESSAGE_BYTES)', without: 'if (false)' },
    ],
    lets: ['c: more warnings than can be read'],
  },
];

showNecessary(defences);
