import { afterAll, describe, expect, test } from 'vitest';
import { WorkerRunner } from '../runner';
import type { Runner, RunRequest } from '../runner/runner';
import { diskAssets } from '../runner/testing/disk-assets';
import { nodeRunnerWorker } from '../runner/testing/node-worker';
import { patient } from '../runner/testing/patient-runner';
import { type LessonData, lessonTypeOf } from './registry';

/* Hidden runs, random inputs and checks of the source, on the real runtime: what learners read when they fail. */
const worker = new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
const runner = patient(worker);
afterAll(() => worker.close());

const program = (solution: string) => ({
  files: [{ name: 'main.py', content: '', isReadonly: false, isHidden: false }],
  solutionFiles: [{ name: 'main.py', content: solution }],
});

const grade = (data: LessonData, content: string, on: Runner = runner) => {
  const answer = { kind: 'files', files: [{ name: 'main.py', content }] };
  return lessonTypeOf(data).grade(on, { data, language: 'python', answer });
};
const messageOf = async (data: LessonData, content: string) => (await grade(data, content)).message;

describe('hidden runs', () => {
  const lesson: LessonData = {
    type: 'type_code',
    ...program('price = 10\nname = "Bo"\nprint(name)\nprint(f"pays {price + 2}")\n'),
    expectedOutput: 'Bo\npays 12',
    hiddenRuns: [{ set: { price: '30' } }, { set: { price: '0', name: '"Ada"' } }],
  };

  test.each([
    ['price = 10\nname = "Bo"\nprint(f"{name}\\npays {2 + price}")', 'Spot on!'],
    ['print("Bo")', 'So far so good, but 1 line is missing.'],
    [
      'price = 10\nprint("Bo\\npays 12")',
      'It works for the example, but with price = 30 it should print "pays 32" in line 2, and it printed "pays 12".',
    ],
    [
      'price = 10\nname = "Bo"\nprint(f"Bo\\npays {2 + price}")',
      'It works for the example, but with price = 0 and name = "Ada" it should print "Ada" in line 1, and it printed "Bo".',
    ],
    [
      'price = 10\nprint("Bo\\npays", [12][price - 10])',
      'It works for the example, but not with price = 30. Your program stopped with an error: IndexError: list index out of range',
    ],
    [
      'print("Bo\\npays 12")',
      'It works for the example, but it’s also tested with other values of price. Keep the line that starts with “price =” at the top level of your program.',
    ],
  ])('%j: %s', async (content, message) => {
    expect(await messageOf(lesson, content)).toBe(message);
  });

  test('can have other input', async () => {
    const doubled: LessonData = {
      type: 'type_code',
      ...program('print(int(input()) * 2)'),
      stdin: '4\n',
      expectedOutput: '8',
      hiddenRuns: [{ stdin: '7\n' }],
    };
    expect(await messageOf(doubled, 'print(2 * int(input()))')).toBe('Spot on!');
    expect(await grade(doubled, 'print(8)')).toMatchObject({
      verdict: 'failure',
      message: 'It works for the example, but with the input "7" it should print "14", and it printed "8".',
      output: { expected: '14', got: '8' },
    });
  });
});

describe('random inputs', () => {
  const lesson = (solution: string, random: object): LessonData =>
    ({
      type: 'type_code_tests',
      ...program(solution),
      tests: [{ call: 'f("aXb")', expect: '1' }],
      random: { runs: 25, ...random },
    }) as LessonData;
  const vowels = lesson('def f(text):\n    return sum(c in "aeiou" for c in text)\n', {
    call: 'f(text)',
    inputs: { text: { string: { minLength: 0, maxLength: 12, alphabet: 'aeioubcd ' } } },
  });

  test('the smallest that fails is shown, the same one each time', async () => {
    const wrong = 'def f(text):\n    return 1 if text == "aXb" else text.count("a")';
    const [first, second] = [await grade(vowels, wrong), await grade(vowels, wrong)];
    expect(first.message).toMatch(
      /^It works for the examples, but not for every input: f\("[eiou]"\) should return 1, but it returned 0\.$/,
    );
    expect(first.tests).toMatchObject([
      { passed: true, call: 'f("aXb")' },
      { passed: false, hidden: false, expected: '1', got: '0' },
    ]);
    expect(second.message).toBe(first.message);
  });

  test('a right answer passes', async () => {
    const right = 'def f(text):\n    return len([c for c in text if c in {"a", "e", "i", "o", "u"}])';
    expect(await messageOf(vowels, right)).toBe('The test passed.');
  });

  test('errors count as results, and what is printed too', async () => {
    const solution = 'def f(n):\n    print("n is", n)\n    return 1 if n == "aXb" else 10 // n\n';
    const divided = lesson(solution, { call: 'f(n)', inputs: { n: { int: { min: -3, max: 3 } } } });
    expect(await messageOf(divided, solution)).toBe('The test passed.');
    const silent = 'def f(n):\n    return 1 if n == "aXb" else 10 // n\n';
    expect(await messageOf(divided, silent)).toBe(
      'It works for the examples, but not for every input: f(0) should raise ZeroDivisionError and print "n is 0", but it printed nothing. Did you return it instead?',
    );
    const caught = solution.replace('10 // n', 'n and 10 // n');
    expect(await messageOf(divided, caught)).toBe(
      'It works for the examples, but not for every input: f(0) should raise ZeroDivisionError and print "n is 0", but it returned 0.',
    );
  });

  test('floats may differ in their last digits, in lists and dictionaries too', async () => {
    const solution = 'def f(n):\n    return 1 if n == "aXb" else {"sum": [n + 0.1 + 0.2], "n": n}\n';
    const floats = lesson(solution, {
      call: 'f(n)',
      inputs: { n: { float: { min: 0, max: 5, decimals: 2 } } },
    });
    expect(await messageOf(floats, solution.replace('n + 0.1 + 0.2', '0.2 + 0.1 + n'))).toBe(
      'The test passed.',
    );
    expect(await messageOf(floats, solution.replace('0.2', '0.21'))).toContain('should return {');
  });

  test('lists, dictionaries and choices can be made up', async () => {
    const solution =
      'def f(a, b=None, c=None):\n    return 1 if a == "aXb" else (sorted(a), sum(b.values()), c)\n';
    const inputs = {
      a: { list: { of: { bool: {} }, minLength: 0, maxLength: 4 } },
      b: { dict: { keys: { oneOf: ['"x"', '"y"'] }, values: { int: { min: 1, max: 9 } }, maxSize: 3 } },
      c: { oneOf: ['None', '(1, 2)'] },
    };
    const mixed = lesson(solution, { call: 'f(a, b, c=c)', inputs });
    expect(await messageOf(mixed, solution)).toBe('The test passed.');
    expect(await messageOf(mixed, solution.replace('sorted(a)', 'a'))).toMatch(
      /: f\(\[True, False\], \{.*\}, c=.*\) should return \(\[False, True\]/,
    );
  });

  test('a function that never ends is stopped', async () => {
    const endless = 'def f(text):\n    while text != "aXb": pass\n    return 1';
    const isEndless = ({ files }: RunRequest) => files.some(({ content }) => content.includes('while text'));
    const quick: Runner = {
      run: (request) => runner.run(isEndless(request) ? { ...request, limits: { timeMs: 500 } } : request),
    };
    expect((await grade(vowels, endless, quick)).message).toMatch(
      /^It works for the examples, but .* Stopped after /,
    );
  });

  test('values that cannot be compared are the author’s mistake', async () => {
    const objects = lesson('class A: pass\ndef f(n):\n    return 1 if n == "aXb" else A()\n', {
      call: 'f(n)',
      inputs: { n: { int: { min: 0, max: 3 } } },
    });
    await expect(grade(objects, 'def f(n): return 1')).rejects.toThrow('can’t compare values of the type A');
  });
});

describe('checks of the source', () => {
  const lesson: LessonData = {
    type: 'type_code',
    ...program('for n in range(2):\n    print(n)\n'),
    expectedOutput: '0\n1',
    checks: [{ uses: 'loop' }, { avoids: 'while', message: 'use a `for` loop.' }],
  };

  test.each([
    ['for n in (0, 1): print(n)', 'Spot on!'],
    ['print("0\\n1")', 'That’s correct! But here’s the twist: use a loop.'],
    ['n = 0\nwhile n < 2:\n  print(n)\n  n += 1', 'That’s correct! But here’s the twist: use a `for` loop.'],
    ['for n in (0, 2): print(n)', 'Line 2 doesn’t match yet.'],
  ])('%j: %s', async (content, message) => {
    expect(await messageOf(lesson, content)).toBe(message);
  });

  test('a program too long to parse is refused, however right it is', async () => {
    const long = `for n in (0, 1): print(n)\n${'# More than anybody needs.\n'.repeat(3000)}`;
    expect(await messageOf(lesson, long)).toBe(
      'That’s correct, but too long to check any further. Please keep your program below 64 KB.',
    );
  });
});
