import { describe, expect, test } from 'vitest';
import { callTestName, callTests } from '../../grading';
import { at, object, plainRun, steps, trace, variables } from '../testing/traces';

const python = async (source: string, more = {}) => (await trace('python', source, more)).recording;

describe('a recorded Python program', () => {
  test('has a step per line, with calls, returns and the variables at each', async () => {
    const recording = await python(
      'def double(n):\n    m = n * 2\n    return m\n\nx = double(3)\nprint(x)\n',
    );
    expect(steps(recording)).toEqual([
      ...['line 1', 'line 5', 'call 1', 'line 2', 'line 3', 'return 3 = 6', 'line 6', 'end 6'],
    ]);
    expect(variables(recording, at(recording, 'return', 3))).toEqual({ n: '3', m: '6' });
    const [frame] = recording.stackAt(at(recording, 'line', 6));
    expect(frame?.variables.find(({ name }) => name === 'x')).toMatchObject({ value: '6', isChanged: true });
    expect(recording.end).toBe('finished');
  });

  test('opens where an error was raised, below the frames it went through', async () => {
    const source =
      'def inner(n):\n    return 1 / n\ndef outer():\n    return inner(0)\nprint("a")\nouter()\n';
    const { recording, result } = await trace('python', source);
    expect(recording.end).toBe('raised');
    expect(recording.steps[recording.start]).toMatchObject({
      ...{ kind: 'raise', line: 2, depth: 2, result: 'ZeroDivisionError: division by zero' },
    });
    expect(recording.stackAt(recording.start).map(({ name, line }) => [name, line])).toEqual([
      ...[
        ['inner', 2],
        ['outer', 4],
        ['<module>', 6],
      ],
    ]);
    expect(result.diagnostics).toMatchObject([{ file: 'main.py', line: 2 }]);
  });

  test('continues after an error that is handled', async () => {
    const recording = await python(
      'def risky():\n    raise ValueError("no")\ntry:\n    risky()\nexcept ValueError as error:\n    text = str(error)\n',
    );
    expect(steps(recording).slice(3)).toEqual([
      'call 1',
      'line 2',
      'raise 2 = ValueError: no',
      'raise 4 = ValueError: no',
      ...['line 5', 'line 6', 'end 6'],
    ]);
    expect(variables(recording, recording.length - 1)).toMatchObject({ text: "'no'" });
    expect(recording.end).toBe('finished');
  });

  test('shows recursion as frames of their own', async () => {
    const recording = await python(
      'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)\nfact(2)\n',
    );
    const deepest = recording.stackAt(at(recording, 'return', 3));
    expect(deepest.map(({ variables: [n] }) => n?.value)).toEqual(['0', '1', '2', 'function fact(n)']);
  });

  test('keeps the frame of a generator between its values', async () => {
    const recording = await python(
      'def count():\n    n = 1\n    yield n\n    n += 1\n    yield n\nfor each in count():\n    print(each)\n',
    );
    expect(steps(recording).filter((step) => step.startsWith('yield'))).toEqual([
      'yield 3 = 1',
      'yield 5 = 2',
    ]);
    const frames = recording.steps.filter(({ depth }) => depth === 1).map(({ frame }) => frame);
    expect(new Set(frames).size).toBe(1);
  });

  test('steps through comprehensions, lambdas, with and several files', async () => {
    const main =
      'from helper import Timer\nsquares = [n * n for n in range(3)]\nlast = max(squares, key=lambda n: -n)\nwith Timer() as timer:\n    timer.ticks += 1\n';
    const helper =
      'class Timer:\n    def __enter__(self):\n        self.ticks = 0\n        return self\n    def __exit__(self, *rest):\n        self.ticks = 10\n';
    const recording = await python(main, { files: [{ name: 'helper.py', content: helper }] });
    const end = recording.length - 1;
    expect(variables(recording, end)).toMatchObject({ last: '0', timer: 'Timer', squares: 'list' });
    expect(object(recording, end, 'squares')?.items).toEqual(['0', '1', '4']);
    expect(object(recording, end, 'timer')?.items).toEqual([['ticks', '10']]);
    expect(new Set(recording.steps.map(({ file }) => file))).toEqual(new Set(['main.py', 'helper.py']));
    expect(recording.steps.some(({ depth, kind }) => depth === 1 && kind === 'return')).toBe(true);
  });

  test('shows objects once, with cycles, and what changed in them', async () => {
    const recording = await python(
      'class Dog:\n    def __repr__(self):\n        raise SystemExit("called")\nitems = [1, 2]\nsame = items\nitems.append(items)\ndog = Dog()\ndog.friend = dog\ndog.ages = {"Rex": (1, {2})}\n',
    );
    const end = recording.length - 1;
    const items = object(recording, end, 'items');
    expect(items).toEqual(object(recording, end, 'same'));
    expect(items).toMatchObject({ kind: 'list', size: 3, items: ['1', '2', items?.id] });
    const appended = recording.objectAt(at(recording, 'line', 7), items!.id);
    expect(appended?.items.map(({ isChanged }) => isChanged)).toEqual([false, false, true]);
    const dog = object(recording, end, 'dog');
    expect(dog).toMatchObject({
      kind: 'object',
      label: 'Dog',
      items: [
        ['friend', dog?.id],
        ['ages', expect.any(Number)],
      ],
    });
  });

  test('shows each change of lists and attributes, whatever it is', async () => {
    const recording = await python(`
class Box:
    pass
items = [1, "two"]
items.append(3)
items[0] = True
items.pop()
items.clear()
items.append([])
box = Box()
box.list = [1]
box.list.append(2)
box.list = list(box.list)
box.list[0] = "a"
box.size = 1
box.size = 1.0
n = None
`);
    const shown = (line: number, name: string) => object(recording, at(recording, 'line', line), name)?.items;
    expect([5, 6, 7, 8, 9].map((line) => shown(line, 'items'))).toEqual([
      ...[['1', "'two'"], ['1', "'two'", '3'], ['True', "'two'", '3'], ['True', "'two'"], []],
    ]);
    expect(shown(10, 'items')).toEqual([expect.any(Number)]);
    const lists = [12, 13, 14, 15, 16, 17].map((line) => {
      const [[, list] = []] = shown(line, 'box') as [string, number][];
      return [list, recording.objectAt(at(recording, 'line', line), list!)?.items.map(({ value }) => value)];
    });
    const [[first], , [copy]] = lists as [[number], unknown, [number]];
    expect(copy).not.toBe(first);
    expect(lists).toEqual([
      [first, ['1']],
      [first, ['1', '2']],
      [copy, ['1', '2']],
      [copy, ["'a'", '2']],
      [copy, ["'a'", '2']],
      [copy, ["'a'", '2']],
    ]);
    expect([16, 17].map((line) => (shown(line, 'box') as string[][])[1])).toEqual([
      ['size', '1'],
      ['size', '1.0'],
    ]);
  });

  test('shows globals that functions bind, and variables that are bound to an earlier value again', async () => {
    const recording = await python(
      'x = 5\nx = [1]\nx = 5\ndef change():\n    global x\n    x = 6\n    return x\nchange()\n',
    );
    const x = (step: number) =>
      recording
        .stackAt(step)
        .at(-1)
        ?.variables.find(({ name }) => name === 'x')?.value;
    expect(x(at(recording, 'line', 4))).toBe('5');
    expect([x(at(recording, 'line', 6)), x(at(recording, 'line', 7))]).toEqual(['5', '6']);
  });

  test('ties what was printed to steps, and reads input', async () => {
    const recording = await python('name = input("Name? ")\nprint("Hi", name)\nprint("Bye")\n', {
      stdin: 'Ann\n',
    });
    expect([0, 1, 2, 3].map((step) => recording.outputAt(step))).toEqual([
      ...['', 'Name? ', 'Name? Hi Ann\n', 'Name? Hi Ann\nBye\n'],
    ]);
  });

  test('ends at the limit of steps, even in an endless loop', async () => {
    const recording = await python('n = 0\nwhile True:\n    n += 1\n');
    expect(recording).toMatchObject({ end: 'steps', length: 3000 });
  });

  test("has no steps if it doesn't compile", async () => {
    const { recording, result } = await trace('python', 'x = (1\n');
    expect(recording.length).toBe(0);
    expect(result.diagnostics).toMatchObject([{ file: 'main.py', line: 1 }]);
  });

  test('behaves as a plain run: deep recursion, finalizers, its own text', async () => {
    const source = `import inspect, sys
class Loud:
    def __del__(self):
        print("gone")
def depth(n):
    try:
        return depth(n + 1)
    except RecursionError:
        return "deep"
def first():
    return inspect.getsource(first)
loud = Loud()
loud = None
print(depth(0), __name__, first(), end="")
sys.exit(3)
`;
    const [plain, recorded] = [await plainRun('python', source), await trace('python', source)];
    expect(recorded.recording.end === 'steps' || recorded.recording.output === plain.stdout).toBe(true);
  });
});

describe('an outline of a Python program', () => {
  test('has all steps, and the variables where it opens', async () => {
    const source =
      'def half(n):\n    m = n / 2\n    return m\ndef halves(items):\n    return [half(n) for n in items]\nhalves([1, 2, "x"])\n';
    const whole = (await trace('python', source)).recording;
    const outline = (await trace('python', source, {}, undefined, true)).recording;
    expect(outline.steps.map(({ kind, line, depth }) => [kind, line, depth])).toEqual(
      whole.steps.map(({ kind, line, depth }) => [kind, line, depth]),
    );
    const { start } = whole;
    expect([outline.start, outline.isKnown(start), outline.isKnown(1)]).toEqual([start, true, false]);
    const shown = (recording: typeof whole) =>
      recording
        .stackAt(start)
        .map(({ variables: all }) =>
          all.map(({ name, value }) => [name, typeof value === 'number' || value]),
        );
    expect(shown(outline)).toEqual(shown(whole));
  });
});

describe('a failed test of a Python program', () => {
  const source =
    'LIMIT = 3\n\ndef total(items):\n    sum = 0\n    for item in items:\n        sum = item\n    return sum\n';

  test('is recorded up to the value it returned, with the globals it sees', async () => {
    const files = [{ name: 'main.py', content: source }];
    const tests = [callTests({ language: 'python', files }, [{ call: 'total([1, 2])', expect: '3' }])];
    const { recording } = await trace('python', source, { tests }, { name: callTestName(0) });
    expect(recording.steps[recording.last]).toMatchObject({ kind: 'return', line: 7, result: '2' });
    expect(variables(recording, recording.last)).toMatchObject({ sum: '2', items: 'list' });
    expect(recording.stackAt(recording.last).map(({ name }) => name)).toEqual(['total', '<module>']);
  });

  test('is the program itself if that ends before the test', async () => {
    const broken = `${source}\ntotal(3)\n`;
    const files = [{ name: 'main.py', content: broken }];
    const tests = [callTests({ language: 'python', files }, [{ call: 'total([1])', expect: '1' }])];
    const { recording } = await trace('python', broken, { tests }, { name: callTestName(0) });
    expect(recording.steps[recording.last]).toMatchObject({ kind: 'raise', line: 5, depth: 1 });
  });

  test('in a file is distinguished from the tests before it', async () => {
    const content =
      'from main import total\n\ndef test_one():\n    assert total([1]) == 1\n\ndef test_two():\n    assert total([4, 5]) == 9\n';
    const tests = [{ name: 'test_main.py', content }];
    const { recording } = await trace('python', source, { tests }, { name: 'test_two' });
    expect(recording.steps[recording.last]).toMatchObject({ kind: 'return', result: '5' });
    expect(recording.steps.filter(({ kind }) => kind === 'call')).toHaveLength(1);
  });
});
