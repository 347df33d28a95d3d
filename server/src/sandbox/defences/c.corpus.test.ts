import { type Cut, type Defence, showNecessary } from './defence';

const cut = (file: string, code: string, without = ''): Cut => ({
  file: `shared/runner/c/${file}.ts`,
  code,
  without,
});

/** What is in a C program's way outside of its own machine. */
const defences: Defence[] = [
  {
    name: 'what ends a program ends it again when assembler has caught it',
    cuts: [cut('program', 'this.stopped = error;')],
    lets: ['c: catching its own end'],
  },
  {
    name: 'an answer of another kind is the program’s mistake',
    cuts: [cut('traps', 'if (error instanceof TypeError)', 'if (false)')],
    lets: ['c: a system call that is to answer otherwise'],
  },
  {
    name: 'an exception that nobody catches is the program’s end',
    cuts: [cut('traps', 'if (thrown) {', 'if (false) {')],
    lets: ['c: a jump to a place that is left'],
  },
  {
    name: 'calls that go too deep are the program’s end',
    cuts: [cut('traps', 'error instanceof RangeError || ')],
    lets: ['c: recursion without end that needs no memory'],
  },
  {
    name: 'a line table is not believed',
    cuts: [cut('line-table', 'if (error instanceof RangeError) return undefined;')],
    lets: ['c: a line table of its own'],
  },
  {
    name: 'a symbol table is the compiler’s own',
    cuts: [cut('build-program', 'if (!hasOwnSymbols(object)) return spoiled(name, diagnostics);')],
    lets: ['c: a symbol table of its own'],
  },
  {
    name: 'a module that is not valid is the program’s mistake',
    cuts: [cut('program-imports', 'if (error instanceof WebAssembly.CompileError)', 'if (false)')],
    lets: ['c: assembler that is not valid'],
  },
  {
    name: 'a program imports what C’s library does, and nothing else',
    cuts: [cut('program-imports', "if (what !== 'function' || !known?.has(name))", 'if (!known && !what)')],
    lets: ['c: a host function that there is not', 'c: a host function of the judge'],
  },
  {
    name: 'a program has no tables of its own',
    cuts: [cut('program-imports', 'hasOwnTables(wasm) ?', 'false ?')],
    lets: ['c: tables beside its memory'],
  },
  {
    name: 'a program’s memory has an end',
    cuts: [cut('toolchain', 'Math.floor(options.memoryBytes / PAGE) * PAGE', '16384 * PAGE')],
    lets: ['c: memory beyond its limit'],
  },
  {
    name: 'what the compiler says has an end',
    cuts: [cut('compiler', 'if (this.text.length > MESSAGE_BYTES)', 'if (false)')],
    lets: ['c: more warnings than can be read'],
  },
];

showNecessary(defences);
