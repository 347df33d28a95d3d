import { showNecessary } from './defence';

const RULES = 'shared/runner/go/judged-rules.ts';
const BUILD = 'shared/runner/go/build-program.ts';

/** What is refused by name is shown with a list that has one name more, or less. */
const inRules = (code: string, without: string) => [{ file: RULES, code, without }];

const REFUSED = {
  file: BUILD,
  code: 'if (found.refused.length > 0) throw refusal(found.refused.map(asDiagnostic));',
  without: '',
};
const ALONE = {
  file: BUILD,
  code: 'this.compileAll(learner.units.filter(({ path }) => !own?.has(path)));',
  without: '',
};

showNecessary(
  [
    {
      name: 'no value of a judged program leads to its memory',
      cuts: [
        {
          file: BUILD,
          code: 'return this.judged ? judgedRules(this.policy.Module) : undefined;',
          without: "return this.entry === '' ? judgedRules(this.policy.Module) : undefined;",
        },
      ],
      lets: ['go: the tests found in memory by a value that an error of JSON holds'],
    },
    {
      name: 'what the runtime knows by its address is not copied',
      cuts: inRules("...['time.Timer', 'time.Ticker', 'sync.Cond'],", ''),
      lets: [
        'go: the tests found in memory by a copied timer',
        'go: the tests found in memory by a copied timer of another name',
      ],
    },
    {
      name: 'what the tests use of Go is not overwritten',
      cuts: inRules("...['time.Location', 'encoding/base64.Encoding', 'unicode.RangeTable'],", ''),
      lets: ['go: a place of Go’s own moved'],
    },
    {
      name: 'the tables of unicode are not changed in their parts',
      cuts: inRules(
        "...['unicode.Range16', 'unicode.Range32', 'unicode.CaseRange', 'unicode.SpecialCase'],",
        '',
      ),
      lets: ['go: a table of Go’s own emptied'],
    },
    {
      name: 'Go’s own variables are not changed',
      cuts: inRules("['os.Args', 'os.Stdin',", "['io.EOF', 'os.Args', 'os.Stdin',"),
      lets: ['go: an error of Go’s own replaced'],
    },
    {
      name: 'a goroutine of the tests is not ended',
      cuts: inRules("...['GOMAXPROCS',", "...['Goexit', 'GOMAXPROCS',"),
      lets: ['go: the tests’ goroutines ended'],
    },
    {
      name: 'a program does not see who calls it',
      cuts: inRules("...['GOMAXPROCS',", "...['Stack', 'GOMAXPROCS',"),
      lets: ['go: the tests found in the words of the stack'],
    },
    {
      name: 'the flags of the tests are out of reach',
      cuts: [
        {
          file: 'shared/runner/go/policy.ts',
          code: "['text/template', 'flag']",
          without: "['text/template']",
        },
      ],
      lets: ['go: parts of the tests skipped by a flag'],
    },
    {
      name: 'a module does not take the place of a package that is there',
      cuts: [
        {
          file: 'shared/runner/go/policy.ts',
          code: 'return taken ? DEFAULT_MODULE : named;',
          without: 'return taken && !named ? DEFAULT_MODULE : named!;',
        },
      ],
      lets: ['go: a package in the place of one of Go’s own'],
    },
    {
      name: 'each package stands by itself before the tests join it',
      cuts: [ALONE],
      lets: ['go: the tests’ variables named in a package that nobody imports'],
    },
    {
      name: 'the entry’s package stands by itself before the tests join it',
      cuts: [
        ALONE,
        { file: BUILD, code: 'if (end.exitCode !== 0 || end.gaveUp) throw failed(end);', without: '' },
      ],
      lets: ['go: the tests’ variables named'],
    },
    {
      name: 'tests in a package of their own share it with nobody',
      cuts: [
        {
          file: 'shared/runner/go/packages-of-program.ts',
          code: '? OUTSIDE + path : path',
          without: "? path.concat('_test') : path",
        },
        ALONE,
      ],
      lets: ['go: a folder with the name of the tests’ package'],
    },
    {
      name: 'a program brings no test files',
      cuts: [{ file: BUILD, code: 'if (own.length > 0) {', without: 'if (own.length > 99) {' }],
      lets: ['go: a test file of the program’s own'],
    },
    {
      name: 'orders to the compiler, and Go’s words with another meaning, are refused',
      cuts: [REFUSED],
      lets: ['go: a verdict told to the host', 'go: a word of Go with another meaning'],
    },
    {
      name: 'a package that is not a learner’s is neither named nor found',
      cuts: [
        REFUSED,
        {
          file: BUILD,
          code: 'const imports = judges ? this.tools.library.packages : this.policy.Imports;',
          without: 'const imports = this.tools.library.packages;',
        },
      ],
      lets: ['go: a judge of the program’s own tests'],
    },
    {
      name: 'the compiler’s words about tests are not told',
      cuts: [
        {
          file: BUILD,
          code: 'const testFault = tellTestFaults(parseMessages(end.messages));',
          without: 'const testFault = end.messages + String(tellTestFaults);',
        },
      ],
      lets: ['go: the tests’ words in the compiler’s'],
    },
    {
      name: 'of a crash only the learner’s frames are told',
      cuts: [
        {
          file: 'shared/runner/go/crash-report.ts',
          code: 'if (!file || !learnersFiles.has(file)) return;',
          without: 'if (!file) return;',
        },
      ],
      lets: ['go: the tests’ frames in a report of a deadlock'],
    },
    {
      name: 'the compiler’s words end at the limit of the output',
      cuts: [
        {
          file: 'shared/runner/go/go-runtime.ts',
          code: '...lastWords(output, failure.stderr)',
          without: "...void output.write('stderr', new TextEncoder().encode(failure.stderr))",
        },
      ],
      lets: ['go: the compiler’s words beyond the limit of the output'],
    },
    {
      name: 'memory grows to the limit and no further',
      cuts: [
        {
          file: 'shared/runner/go/bound-memory.ts',
          code: 'Math.max(minimum, Math.floor(maximumBytes / PAGE_BYTES))',
          without: 'Math.max(minimum, Math.floor((4 * maximumBytes) / PAGE_BYTES))',
        },
      ],
      lets: ['go: more memory than a run may have'],
    },
  ],
  { timeoutMs: 300_000 },
);
