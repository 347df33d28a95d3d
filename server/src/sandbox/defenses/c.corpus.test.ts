import { type Defence, expectMutantsKilled, type Mutation } from './defence';

const mutate = (file: string, original: string, replacement = ''): Mutation => ({
  file: `shared/runner/c/${file}.ts`,
  original,
  replacement,
});
/** A condition that is never met. */
const never = (file: string, condition: string) => mutate(file, `if (${condition})`, 'if (false)');

/** What stops an attack of the corpus: several mutations where each of them stops it alone. */
const stops = (attack: string, ...mutations: Mutation[]): Defence => ({
  name: attack,
  mutations,
  detectedBy: [`c: ${attack}`],
});

const heldIsLeftOut = mutate(
  'judge/build-judged',
  'compileHolding(stubbed.sites);',
  'compileHolding(new Set());',
);

expectMutantsKilled([
  // In a C program's way out of its own machine.
  stops('catching its own end', mutate('program', 'this.stopped = error;')),
  stops('a system call that is to answer otherwise', never('traps', 'error instanceof TypeError')),
  stops('a jump to a place that is left', never('traps', 'thrown')),
  stops('recursion without end that needs no memory', mutate('traps', 'error instanceof RangeError || ')),
  stops(
    'a line table of its own',
    mutate('line-table', 'if (error instanceof RangeError) return undefined;'),
  ),
  stops('a symbol table of its own', mutate('object-symbols', '.length === 1', '.length > 0')),
  stops(
    'assembler that is not valid',
    mutate('object-symbols', 'WebAssembly.validate(object as Uint8Array<ArrayBuffer>) &&'),
  ),
  stops(
    'a host function of the judge',
    mutate('program-imports', "what !== 'function' || !known?.has(name)", '!known && !what'),
  ),
  stops('tables beside its memory', mutate('program-imports', 'hasOwnTables(wasm) ?', 'false ?')),
  stops(
    'memory beyond its limit',
    mutate('toolchain', 'Math.floor(options.memoryBytes / PAGE) * PAGE', '16384 * PAGE'),
  ),
  stops('more warnings than can be read', never('compiler', 'this.text.length > MAX_MESSAGE_CHARACTERS')),

  // In the way of a program that wants to pass its tests without doing its work.
  stops('taking the place of the judge', never('judge/guard-objects', 'RESERVED.test(name) && shared')),
  stops(
    'asking the judge by an import',
    mutate('judge/test-run', 'nonce >>> 0 === this.checks.nonce && site', 'site'),
    never('judge/guard-objects', 'foreign'),
  ),
  stops(
    'a function that arithmetic is made of',
    never('judge/guard-objects', 'SYSTEM.test(sourceName(name))'),
  ),
  stops(
    'a function of the library that the tests rest on',
    never('judge/guard-objects', 'STANDARD.has(name) && usedByTests.has(name)'),
  ),
  stops('reading what the tests expect', heldIsLeftOut),
  stops('reading the tests’ table', mutate('judge/compile-tests', '...WITHOUT_TABLES, ')),
  stops(
    'bending what the tests expect',
    heldIsLeftOut,
    mutate('judge/test-run', 'isComputed(site) && this.by.sites.has(id)', 'false'),
  ),
  stops('ending the tests’ table before its end', mutate('judge/test-run', 'this.missedCheck();', "'';")),
  stops('filling a test’s message', mutate('judge/test-run', '.slice(-MESSAGE_CHARACTERS)')),
  stops(
    'a header that redefines a check',
    mutate(
      'judge/public-headers',
      'if (!name || !value || KEYWORDS.test(name) || RESERVED.test(name)) return false;',
      'return true;',
    ),
    never('judge/public-headers', 'word'),
  ),
  stops(
    'a header that redefines a constant of C',
    mutate('judge/public-headers', 'lines.map(unlessDefined)', 'lines'),
  ),
  stops('a header in place of one of C’s with constants', never('judge/public-headers', 'taken')),
  stops('a header with a check of its own', never('judge/public-headers', 'other')),
  stops(
    'a header that leaves a value open for the compiler to choose',
    mutate('judge/build-judged', 'withoutBodies(headers)', 'headers'),
  ),
]);
