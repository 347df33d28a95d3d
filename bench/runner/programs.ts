import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import type { RunRequest, RunResult, SourceFile } from '@shared/runner/runner';
import type { NativeProgram, Tools } from './native';

/** A program that is timed on both sides, fresh each time. */
export interface BenchProgram {
  name: string;
  language: Language;
  /** Maximum ratio to the native time (median). */
  atMost?: number;
  /** For a language without a native baseline: milliseconds. */
  atMostMs?: number;
  /** `round` makes the sources differ, so that compilers can't reuse the previous result. */
  source(round: number): string;
  /** More fields of our request. */
  more?: Partial<RunRequest>;
  /** Undefined if the tool isn't installed. */
  native(tools: Tools, source: string): NativeProgram | undefined;
  peerName: string;
  /** Fewer rounds for slow programs. */
  rounds: number;
}

const UNITTEST = `import unittest

def add(a, b):
    return a + b

class TestAdd(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(add(1, 2), 3)
    def test_texts(self):
        self.assertEqual(add("a", "b"), "ab")
    def test_zero(self):
        self.assertEqual(add(0, 0), 0)

unittest.main()
`;
const JAVASCRIPT = 'const f = (x) => x * 2;\nconsole.log("hello", f(21));\n';
const C = '#include <stdio.h>\n\nint main(void) {\n    printf("hello\\n");\n    return 0;\n}\n';
const GO = 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("hello")\n}\n';
const SCHEMA: SourceFile = {
  name: 'schema.sql',
  content:
    "CREATE TABLE trainers (id INTEGER PRIMARY KEY, name TEXT, age INTEGER);\nINSERT INTO trainers VALUES (1, 'Ash', 10), (2, 'Misty', 12), (3, 'Brock', 15);\n",
};

type Commands = (tools: Tools, file: string) => string[][] | undefined;
const natively =
  (file: string, commands: Commands) =>
  (tools: Tools, source: string): NativeProgram | undefined => {
    const found = commands(tools, file);
    return found && { file, source, commands: found };
  };
const python: Commands = (tools, file) => (tools.python ? [[tools.python, '-I', '-S', file]] : undefined);
const node: Commands = (tools, file) => [[tools.node, file]];
const gcc: Commands = (tools, file) =>
  tools.gcc ? [[tools.gcc, file, '-o', 'program'], ['./program']] : undefined;
const go: Commands = (tools, file) => (tools.go ? [[tools.go, 'run', file]] : undefined);
const sqlite: Commands = (tools, file) =>
  tools.sqlite3 ? [[tools.sqlite3, ':memory:', '-cmd', `.read ${file}`, '.exit']] : undefined;

export const PROGRAMS: readonly BenchProgram[] = [
  {
    name: 'Python hello',
    language: 'python',
    atMost: 0.6,
    source: () => 'print("hello")\n',
    native: natively('main.py', python),
    peerName: 'python3 -I -S',
    rounds: 40,
  },
  {
    name: 'Python unittest program',
    language: 'python',
    atMost: 0.8,
    source: () => UNITTEST,
    native: natively('main.py', python),
    peerName: 'python3 -I -S',
    rounds: 40,
  },
  {
    name: 'JavaScript hello',
    language: 'javascript',
    atMost: 0.15,
    source: () => JAVASCRIPT,
    native: natively('main.mjs', node),
    peerName: 'node',
    rounds: 40,
  },
  {
    name: 'TypeScript hello',
    language: 'typescript',
    atMost: 0.15,
    source: () => JAVASCRIPT.replace('(x)', '(x: number): number'),
    native: (tools) => natively('main.mjs', node)(tools, JAVASCRIPT),
    peerName: 'node',
    rounds: 40,
  },
  {
    name: 'TypeScript hello, types checked',
    language: 'typescript',
    source: (round) => `${JAVASCRIPT.replace('(x)', '(x: number): number')}// ${round}\n`,
    more: { checkTypes: true },
    native: (tools) => natively('main.mjs', node)(tools, JAVASCRIPT),
    peerName: 'node, unchecked',
    rounds: 15,
  },
  {
    name: "SQL select 'hi', with a fixture",
    language: 'sql',
    atMostMs: 5,
    source: () => "SELECT 'hi';\n",
    more: { files: [SCHEMA] },
    native: (tools, source) => natively('main.sql', sqlite)(tools, SCHEMA.content + source),
    peerName: 'sqlite3',
    rounds: 40,
  },
  {
    name: 'C hello, compiled',
    language: 'c',
    atMost: 2.5,
    source: (round) => `${C}// ${round}\n`,
    native: natively('main.c', gcc),
    peerName: 'gcc, run',
    rounds: 15,
  },
  {
    name: 'Go hello, compiled',
    language: 'go',
    atMost: 2.5,
    source: (round) => `${GO}// ${round}\n`,
    native: natively('main.go', go),
    peerName: 'go run',
    rounds: 12,
  },
];

export function requestOf(program: BenchProgram, round: number): RunRequest {
  const { language, more = {} } = program;
  const entry = { name: LANGUAGE_FACTS[language].entry, content: program.source(round) };
  return { language, ...more, files: [entry, ...(more.files ?? [])] };
}

/** A failed run must not count as a fast one. */
export function check(program: BenchProgram, result: RunResult): void {
  const wrong = result.tests?.find(({ outcome }) => outcome !== 'passed');
  if (result.exitCode === 0 && !wrong) return;
  throw new Error(
    `${program.name} failed: ${wrong?.message ?? ''} ${result.stderr} ${result.limitHit ?? ''}`,
  );
}

export interface JudgedProgram {
  source: string;
  tests: SourceFile[];
  /** The native equivalent if there is one, otherwise only the program. */
  peer?: BenchProgram;
}

/** Programs with the test files that grade them. */
export const JUDGED: Readonly<Partial<Record<Language, JudgedProgram>>> = {
  python: {
    peer: PROGRAMS.find(({ source }) => source(0) === UNITTEST),
    source: 'def add(a, b):\n    return a + b\n',
    tests: [
      {
        name: 'main_test.py',
        content: `import unittest\nfrom main import add\n\nclass TestAdd(unittest.TestCase):\n    def test_numbers(self):\n        self.assertEqual(add(1, 2), 3)\n    def test_texts(self):\n        self.assertEqual(add("a", "b"), "ab")\n`,
      },
    ],
  },
  javascript: {
    source: 'export const add = (a, b) => a + b;\n',
    tests: [
      {
        name: 'main.test.js',
        content: `import { add } from './main.js';\n\ntest('adds', () => { expect(add(1, 2)).toBe(3); });\n`,
      },
    ],
  },
  sql: {
    source: 'SELECT name FROM trainers;\n',
    tests: [{ name: 'tests.sql', content: '-- test: names\nSELECT name FROM trainers;\n' }],
  },
};
