import { type Defense, expectMutantsKilled, type Mutation } from './defense';

const mutate = (file: string, original: string, replacement: string): Mutation => ({
  file: `shared/runner/go/${file}.ts`,
  original,
  replacement,
});
const defense = (name: string, mutations: readonly Mutation[], ...attacks: readonly string[]): Defense => ({
  name,
  mutations,
  detectedBy: attacks.map((attack) => `go: ${attack}`),
});
/** Adds a name to a list in the rules, or removes one. */
const rules = (original: string, replacement: string) => [mutate('judged-rules', original, replacement)];

const REFUSED = mutate(
  'build-program',
  'if (found.refused.length > 0) throw refusal(found.refused.map(asDiagnostic));',
  '',
);
const ALONE = mutate(
  'build-program',
  'this.compileAll(learner.units.filter(({ path }) => !own?.has(path)));',
  '',
);

expectMutantsKilled(
  [
    defense(
      'a judged program has no value that gives access to memory',
      [mutate('build-program', 'return this.judged ? judgedRules', "return this.entry === '' ? judgedRules")],
      'finding the tests in memory through a JSON error',
    ),
    defense(
      'values that the runtime identifies by address can’t be copied',
      rules("...['time.Timer', 'time.Ticker', 'sync.Cond'],", ''),
      'finding the tests in memory through a copied timer',
    ),
    defense(
      'standard values that the tests use can’t be overwritten',
      rules("...['time.Location', 'encoding/base64.Encoding', 'unicode.RangeTable'],", ''),
      'changing a standard location',
    ),
    defense(
      'parts of the unicode tables can’t be changed',
      rules("...['unicode.Range16', 'unicode.Range32', 'unicode.CaseRange', 'unicode.SpecialCase'],", ''),
      'clearing a standard table',
    ),
    defense(
      'standard variables can’t be changed',
      rules("['os.Args', 'os.Stdin',", "['io.EOF', 'os.Args', 'os.Stdin',"),
      'replacing a standard error',
    ),
    defense(
      'goroutines of the tests can’t be ended',
      rules("...['GOMAXPROCS',", "...['Goexit', 'GOMAXPROCS',"),
      'ending the tests’ goroutines',
    ),
    defense(
      'a program can’t see its callers',
      rules("...['GOMAXPROCS',", "...['Stack', 'GOMAXPROCS',"),
      'finding the tests in a stack trace',
    ),
    defense(
      'a program can’t access the tests’ flags',
      [mutate('policy', "['text/template', 'flag']", "['text/template']")],
      'skipping tests with a flag',
    ),
    defense(
      'a module can’t replace an existing package',
      [mutate('policy', 'return taken ? DEFAULT_MODULE', 'return taken && !named ? DEFAULT_MODULE')],
      'replacing a standard package',
    ),
    defense(
      'each package is compiled on its own before the tests are added',
      [ALONE],
      'accessing the tests’ variables from a package that isn’t imported',
    ),
    defense(
      'the entry’s package is compiled on its own before the tests are added',
      [ALONE, mutate('build-program', 'if (end.exitCode !== 0 || end.gaveUp) throw failed(end);', '')],
      'accessing the tests’ variables',
    ),
    defense(
      'an external test package contains only tests',
      [mutate('packages-of-program', '? OUTSIDE + path : path', "? path.concat('_test') : path"), ALONE],
      'a folder named like the tests’ package',
    ),
    defense(
      'a program can’t contain test files',
      [mutate('build-program', 'if (own.length > 0) {', 'if (own.length > 99) {')],
      'adding its own test file',
    ),
    defense(
      'compiler directives and redefined predeclared names are refused',
      [REFUSED],
      'reporting a verdict to the host',
      'redefining a predeclared name',
    ),
    defense(
      'internal packages are neither allowed nor found',
      [
        REFUSED,
        mutate(
          'build-program',
          'isTest ? this.tools.library.packages :',
          'this.tools ? this.tools.library.packages :',
        ),
      ],
      'calling the judge with its own tests',
    ),
    defense(
      'compiler messages about tests are hidden',
      [
        mutate(
          'build-program',
          'const testError = describeTestErrors(testErrors);',
          'const testError = end.messages + String(describeTestErrors);',
        ),
      ],
      'test values in compiler messages',
    ),
    defense(
      'a crash report shows only the learner’s frames',
      [mutate('crash-report', 'if (!file || !learnersFiles.has(file)) return;', 'if (!file) return;')],
      'the tests’ frames in a deadlock report',
    ),
    defense(
      'compiler messages are cut off at the output limit',
      [
        mutate(
          'go-runtime',
          '...writeStderr(output, failure.stderr)',
          "...void output.write('stderr', new TextEncoder().encode(failure.stderr))",
        ),
      ],
      'compiler messages beyond the output limit',
    ),
    defense(
      'memory can’t grow beyond the limit',
      [
        mutate(
          'bound-memory',
          'Math.floor(maximumBytes / PAGE_BYTES)',
          'Math.floor((4 * maximumBytes) / PAGE_BYTES)',
        ),
      ],
      'more memory than the limit',
    ),
  ],
  { timeoutMs: 300_000 },
);
