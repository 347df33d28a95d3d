import { type Defence, expectMutantsKilled, type Mutation } from './defence';

const mutate = (file: string, original: string, replacement: string): Mutation => ({
  file: `shared/runner/go/${file}.ts`,
  original,
  replacement,
});
const defence = (name: string, mutations: readonly Mutation[], ...attacks: readonly string[]): Defence => ({
  name,
  mutations,
  detectedBy: attacks.map((attack) => `go: ${attack}`),
});
/** A list that has one name more, or less. */
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
    defence(
      'no value of a judged program leads to its memory',
      [mutate('build-program', 'return this.judged ? judgedRules', "return this.entry === '' ? judgedRules")],
      'the tests found in memory by a value that an error of JSON holds',
    ),
    defence(
      'what the runtime knows by its address is not copied',
      rules("...['time.Timer', 'time.Ticker', 'sync.Cond'],", ''),
      'the tests found in memory by a copied timer',
    ),
    defence(
      'what the tests use of Go is not overwritten',
      rules("...['time.Location', 'encoding/base64.Encoding', 'unicode.RangeTable'],", ''),
      'a place of Go’s own moved',
    ),
    defence(
      'the tables of unicode are not changed in their parts',
      rules("...['unicode.Range16', 'unicode.Range32', 'unicode.CaseRange', 'unicode.SpecialCase'],", ''),
      'a table of Go’s own emptied',
    ),
    defence(
      'Go’s own variables are not changed',
      rules("['os.Args', 'os.Stdin',", "['io.EOF', 'os.Args', 'os.Stdin',"),
      'an error of Go’s own replaced',
    ),
    defence(
      'a goroutine of the tests is not ended',
      rules("...['GOMAXPROCS',", "...['Goexit', 'GOMAXPROCS',"),
      'the tests’ goroutines ended',
    ),
    defence(
      'a program does not see who calls it',
      rules("...['GOMAXPROCS',", "...['Stack', 'GOMAXPROCS',"),
      'the tests found in the words of the stack',
    ),
    defence(
      'the flags of the tests are out of reach',
      [mutate('policy', "['text/template', 'flag']", "['text/template']")],
      'parts of the tests skipped by a flag',
    ),
    defence(
      'a module does not take the place of a package that is there',
      [mutate('policy', 'return taken ? DEFAULT_MODULE', 'return taken && !named ? DEFAULT_MODULE')],
      'a package in the place of one of Go’s own',
    ),
    defence(
      'each package compiles by itself before the tests join it',
      [ALONE],
      'the tests’ variables named in a package that nobody imports',
    ),
    defence(
      'the entry’s package compiles by itself before the tests join it',
      [ALONE, mutate('build-program', 'if (end.exitCode !== 0 || end.gaveUp) throw failed(end);', '')],
      'the tests’ variables named',
    ),
    defence(
      'tests in a package of their own share it with nobody',
      [mutate('packages-of-program', '? OUTSIDE + path : path', "? path.concat('_test') : path"), ALONE],
      'a folder with the name of the tests’ package',
    ),
    defence(
      'a program brings no test files',
      [mutate('build-program', 'if (own.length > 0) {', 'if (own.length > 99) {')],
      'a test file of the program’s own',
    ),
    defence(
      'orders to the compiler, and Go’s words with another meaning, are refused',
      [REFUSED],
      'a verdict told to the host',
      'a word of Go with another meaning',
    ),
    defence(
      'a package that is not a learner’s is neither named nor found',
      [
        REFUSED,
        mutate(
          'build-program',
          'isTest ? this.tools.library.packages :',
          'this.tools ? this.tools.library.packages :',
        ),
      ],
      'a judge of the program’s own tests',
    ),
    defence(
      'the compiler’s words about tests are not told',
      [
        mutate(
          'build-program',
          'const testError = describeTestErrors(parseMessages(end.messages));',
          'const testError = end.messages + String(describeTestErrors);',
        ),
      ],
      'the tests’ words in the compiler’s',
    ),
    defence(
      'of a crash only the learner’s frames are told',
      [mutate('crash-report', 'if (!file || !learnersFiles.has(file)) return;', 'if (!file) return;')],
      'the tests’ frames in a report of a deadlock',
    ),
    defence(
      'the compiler’s words end at the limit of the output',
      [
        mutate(
          'go-runtime',
          '...writeStderr(output, failure.stderr)',
          "...void output.write('stderr', new TextEncoder().encode(failure.stderr))",
        ),
      ],
      'the compiler’s words beyond the limit of the output',
    ),
    defence(
      'memory grows to the limit and no further',
      [
        mutate(
          'bound-memory',
          'Math.floor(maximumBytes / PAGE_BYTES)',
          'Math.floor((4 * maximumBytes) / PAGE_BYTES)',
        ),
      ],
      'more memory than a run may have',
    ),
  ],
  { timeoutMs: 300_000 },
);
