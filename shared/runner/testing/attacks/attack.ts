import assert from 'node:assert/strict';
import type { Language, LimitName, RunRequest, RunResult } from '../../runner';

/**
 * One attempt to escape, exhaust or deceive the sandbox. Expected outcome:
 * - `capped`: the program is ended by one of `limits`, or fails by itself before it could print `SURVIVED`;
 * - `held`: the program runs to its end and prints exactly `held`, having printed `ESCAPED` nowhere.
 */
export interface Attack extends Omit<RunRequest, 'artifact' | 'compileOnly'> {
  name: string;
  expect: 'capped' | 'held';
  /** For `capped`: the limits that may end it. Default: all. */
  by?: LimitName[];
  /** A program that the next learner runs in the same process: it must print exactly `held`. */
  next?: string;
  /** What the host must have seen, beyond that. */
  check?(result: RunResult): void;
}

/** `held` programs get time enough on a busy machine; `capped` ones may run into the limit early. */
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

/** Python that tries `code` (several lines, one deed) and says whether it was let. */
export const pythonDeed = (name: string, code: string, rest?: Rest): Attack =>
  python.held(
    name,
    `try:\n    ${indent(code)}\n    print('ESCAPED')\nexcept Exception:\n    print('held')\n`,
    rest,
  );

/** JavaScript that tries `code` and says whether it was let. */
export const javascriptDeed = (name: string, code: string, rest?: Rest): Attack =>
  javascript.held(
    name,
    `try {\n  ${code.trim()}\n  console.log('ESCAPED');\n} catch { console.log('held'); }\n`,
    rest,
  );

/** For a program whose `answer()` is not 42, and that wants its test to find 42. */
const wants42 = (name: string, content: string): Rest => ({
  tests: [{ name, content }],
  check({ tests = [] }) {
    assert.ok(tests.length > 0);
    assert.deepEqual(
      tests.filter(({ outcome }) => outcome === 'passed'),
      [],
    );
  },
});
export const pythonLie = wants42(
  'test_main.py',
  'import __program__\ndef test_answer(): assert __program__.answer() == 42\n',
);
export const javascriptLie = wants42(
  'main.test.js',
  "import { answer } from './main.js';\ntest('answer', () => expect(answer()).toBe(42));",
);
