import { type Defense, expectMutantsKilled, type Mutation } from './defense';

const mutate = (file: string, original: string, replacement = ''): Mutation => ({
  file: `shared/runner/c/${file}.ts`,
  original,
  replacement,
});
/** Disables a check by making its condition false. */
const never = (file: string, condition: string) => mutate(file, `if (${condition})`, 'if (false)');

/** The defense against an attack. Several mutations mean that each of these defenses stops it alone. */
const stops = (attack: string, ...mutations: Mutation[]): Defense => ({
  name: attack,
  mutations,
  detectedBy: [`c: ${attack}`],
});

const omitsHeldValues = mutate(
  'judge/build-judged',
  'compileHolding(stubbed.sites);',
  'compileHolding(new Set());',
);

expectMutantsKilled([
  // Against escaping from a C program's own machine.
  stops('catching its own exit', mutate('program', 'this.stopped = error;')),
  stops('a system call with the wrong return type', never('traps', 'error instanceof TypeError')),
  stops('longjmp into a function that has returned', never('traps', 'thrown')),
  stops('infinite recursion without memory use', mutate('traps', 'error instanceof RangeError || ')),
  stops('a forged line table', mutate('line-table', 'if (error instanceof RangeError) return undefined;')),
  stops('a forged symbol table', mutate('object-symbols', '.length === 1', '.length > 0')),
  stops(
    'invalid assembly',
    mutate('object-symbols', 'WebAssembly.validate(object as Uint8Array<ArrayBuffer>) &&'),
  ),
  stops(
    'importing a host function of the judge',
    mutate('program-imports', "what !== 'function' || !known?.has(name)", '!known && !what'),
  ),
  stops('growing tables outside of memory', mutate('program-imports', 'hasOwnTables(wasm) ?', 'false ?')),
  stops(
    'memory beyond the limit',
    mutate('toolchain', 'Math.floor(options.memoryBytes / PAGE) * PAGE', '16384 * PAGE'),
  ),
  stops('a flood of warnings', never('compiler', 'this.text.length > MAX_MESSAGE_CHARACTERS')),

  // Against passing tests without a solution.
  stops('replacing a function of the judge', never('judge/guard-objects', 'RESERVED.test(name) && shared')),
  stops(
    'calling the judge through an import',
    mutate('judge/test-run', 'nonce >>> 0 === this.checks.nonce && site', 'site'),
    never('judge/guard-objects', 'foreign'),
  ),
  stops(
    'replacing a compiler runtime function',
    never('judge/guard-objects', 'SYSTEM.test(sourceName(name))'),
  ),
  stops(
    'replacing a library function that the tests use',
    never('judge/guard-objects', 'STANDARD.has(name) && usedByTests.has(name)'),
  ),
  stops('reading the expected values', omitsHeldValues),
  stops('reading the tests’ table', mutate('judge/compile-tests', '...WITHOUT_TABLES, ')),
  stops(
    'changing the expected values',
    omitsHeldValues,
    mutate('judge/test-run', 'isComputed(site) && this.by.sites.has(id)', 'false'),
  ),
  stops('truncating the tests’ table', mutate('judge/test-run', 'this.missedCheck();', "'';")),
  stops('an endless test message', mutate('judge/test-run', '.slice(-MESSAGE_CHARACTERS)')),
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
    'a header that redefines a C constant',
    mutate('judge/public-headers', 'lines.map(unlessDefined)', 'lines'),
  ),
  stops('a header that replaces one of C’s', never('judge/public-headers', 'taken')),
  stops('a header that adds a check', never('judge/public-headers', 'other')),
  stops(
    'a header with undefined behavior',
    mutate('judge/build-judged', 'withoutBodies(headers)', 'headers'),
  ),
]);
