import { type Cut, type Defence, showNecessary } from './defence';

const JUDGE = 'shared/runner/c/judge';
const cut = (file: string, code: string, without = ''): Cut => ({ file: `${JUDGE}/${file}`, code, without });

const nonce = cut(
  'test-run.ts',
  'if (nonce >>> 0 === this.checks.nonce && site) return site;',
  'if (site) return site;',
);

/** What is in the way of a C program that wants to pass its tests without doing its work. */
const defences: Defence[] = [
  {
    name: 'a program does not take the place of the judge',
    cuts: [cut('guard-objects.ts', 'if (RESERVED.test(name) && shared)', 'if (false)')],
    lets: ['c: taking the place of the judge'],
  },
  {
    name: 'a program does not import the judge',
    cuts: [nonce, cut('guard-objects.ts', 'if (foreign)', 'if (false)')],
    lets: ['c: asking the judge by an import'],
  },
  {
    name: 'a program does not take the place of what arithmetic is made of',
    cuts: [cut('guard-objects.ts', 'if (SYSTEM.test(name) && !MAIN.test(name))', 'if (false)')],
    lets: ['c: a function that arithmetic is made of'],
  },
  {
    name: 'a program does not take the place of the library that tests rest on',
    cuts: [cut('guard-objects.ts', 'if (STANDARD.has(name) && usedByTests.has(name))', 'if (false)')],
    lets: ['c: a function of the library that the tests rest on'],
  },
  {
    name: 'what a test expects is not in the program',
    cuts: [cut('build-judged.ts', "alone.solution ? 'all' : (alone.stubbed?.sites ?? 'none')", "'none'")],
    lets: ['c: reading what the tests expect'],
  },
  {
    name: 'tables of the tests are written out',
    cuts: [cut('compile-tests.ts', '...WITHOUT_TABLES, ')],
    lets: ['c: reading the tests’ table'],
  },
  {
    name: 'what a test expects is not the program’s to say',
    cuts: [
      cut('build-judged.ts', "alone.solution ? 'all' : (alone.stubbed?.sites ?? 'none')", "'none'"),
      cut('test-run.ts', 'isWorkedOut(site) && this.by?.has(id) ? this.by', 'false ? this.by'),
    ],
    lets: ['c: bending what the tests expect'],
  },
  {
    name: 'no check is left out',
    cuts: [cut('test-run.ts', 'const missed = this.missedCheck();', "const missed = '';")],
    lets: ['c: ending the tests’ table before its end'],
  },
  {
    name: 'what a program says is told in few words',
    cuts: [cut('test-run.ts', '.slice(-MESSAGE_CHARACTERS)')],
    lets: ['c: filling a test’s message'],
  },
  {
    name: 'a header’s macros stay behind, and its words are not the judge’s',
    cuts: [
      cut(
        'public-headers.ts',
        'if (!name || !value || KEYWORDS.test(name) || RESERVED.test(name)) return false;',
        'return true;',
      ),
      cut('public-headers.ts', 'if (word) return', 'if (word && false) return'),
    ],
    lets: ['c: a header that redefines a check'],
  },
  {
    name: 'a header’s constants do not take the place of C’s own',
    cuts: [cut('public-headers.ts', 'lines.map(unlessKnown)', 'lines')],
    lets: ['c: a header that redefines a constant of C'],
  },
  {
    name: 'a header does not stand in front of one of C’s own',
    cuts: [cut('public-headers.ts', 'if (taken) return', 'if (taken && false) return')],
    lets: ['c: a header in place of one of C’s with constants'],
  },
  {
    name: 'a header has no attributes for the linker',
    cuts: [cut('public-headers.ts', 'if (other) return', 'if (other && false) return')],
    lets: ['c: a header with a check of its own'],
  },
  {
    name: 'nothing of a header is in the middle of a test',
    cuts: [cut('build-judged.ts', 'withoutBodies(headers)', 'headers')],
    lets: ['c: a header that leaves a value open for the compiler to choose'],
  },
];

showNecessary(defences);
