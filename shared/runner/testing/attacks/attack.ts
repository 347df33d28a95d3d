import assert from 'node:assert/strict';
import type { Language, LimitName, RunRequest, RunResult } from '../../runner';

/**
 * An attempt to escape from, exhaust or deceive the sandbox. Expected outcome:
 * - `capped`: the program is stopped by one of `limits`, or fails before it can print `SURVIVED`;
 * - `held`: the program finishes and prints exactly `held`, and never `ESCAPED`.
 */
export interface Attack extends Omit<RunRequest, 'artifact' | 'compileOnly'> {
  name: string;
  expect: 'capped' | 'held';
  /** For `capped`: the limits that may stop it. Default: all. */
  by?: LimitName[];
  /** A program that the next learner runs in the same process. It must print exactly `held`. */
  next?: string;
  /** Additional assertions about the result. */
  check?(result: RunResult): void;
}

/** `held` programs get enough time for a busy machine; `capped` ones have a short time limit. */
export function requestOf({ name, expect, by, next, check, limits, ...request }: Attack): RunRequest {
  return { ...request, limits: { timeMs: expect === 'held' ? 10_000 : 1500, ...limits } };
}

type Rest = Partial<Omit<Attack, 'name' | 'language' | 'files' | 'expect'>>;

export const attack =
  (language: Language, fileName: string, expect: Attack['expect']) =>
  (name: string, content: string, rest: Rest = {}): Attack => ({
    name: `${language}: ${name}`,
    language,
    files: [{ name: fileName, content }],
    expect,
    ...rest,
  });

const attacksIn = (language: Language, fileName: string) => ({
  capped: attack(language, fileName, 'capped'),
  held: attack(language, fileName, 'held'),
});
export const python = attacksIn('python', 'main.py');
export const javascript = attacksIn('javascript', 'main.js');
export const typescript = attacksIn('typescript', 'main.ts');

const indent = (code: string) => code.trim().replaceAll('\n', '\n    ');

/** Python that tries `code` and prints whether it was prevented. */
export const pythonAttempt = (name: string, code: string, rest?: Rest): Attack =>
  python.held(
    name,
    `try:\n    ${indent(code)}\n    print('ESCAPED')\nexcept Exception:\n    print('held')\n`,
    rest,
  );

/** JavaScript that tries `code` and prints whether it was prevented. */
export const javascriptAttempt = (name: string, code: string, rest?: Rest): Attack =>
  javascript.held(
    name,
    `try {\n  ${code.trim()}\n  console.log('ESCAPED');\n} catch { console.log('held'); }\n`,
    rest,
  );

/** For a program whose `answer()` isn't 42, but which tries to pass a test that expects 42. */
const expecting42 = (name: string, content: string): Rest => ({
  tests: [{ name, content }],
  check({ tests = [] }) {
    assert.ok(tests.length > 0);
    assert.deepEqual(
      tests.filter(({ outcome }) => outcome === 'passed'),
      [],
    );
  },
});
export const pythonWrongAnswer = expecting42(
  'test_main.py',
  'import __program__\ndef test_answer(): assert __program__.answer() == 42\n',
);
export const javascriptWrongAnswer = expecting42(
  'main.test.js',
  "import { answer } from './main.js';\ntest('answer', () => expect(answer()).toBe(42));",
);
