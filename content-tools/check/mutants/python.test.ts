import { expect, test } from 'vitest';
import { pythonMutants } from './python';

/** The changed line of each mutant. */
const linesOf = (source: string, isOutputJudged = true) =>
  pythonMutants(source, { isOutputJudged }).map(({ changedLine }) => changedLine);

test.each([
  ['x = 5', ['x = 6']],
  ['x = 0.5', ['x = 1.5']],
  ['x = a < b', ['x = a <= b']],
  ['x = a == b', ['x = a != b']],
  ['x = a + b', ['x = a - b']],
  ['x = a // b', ['x = a * b']],
  ['x += y', ['x -= y']],
  ['x = -y', []],
  ['x = a and b', ['x = a or b']],
  ['x = not a', ['x = a']],
  ['x = a in b', ['x = a not in b']],
  ['x = True', ['x = False']],
  ['x = "hot"', ['x = "~hot"']],
  ['x = f"{y} hot"', ['x = f"~{y} hot"']],
  ['x: int = y  # 5', []],
  ['while a: b()', ['while not (a): b()', 'while a: pass']],
  ['if a == b: c()', ['if a != b: c()', 'if a == b: pass']],
  ['for a in b:\n    break', ['for a in b: pass', 'pass']],
  ['x = a if b else c', ['x = a if not (b) else c']],
  ['def f():\n    """Doc."""\n    return x', ['return None']],
])('%j becomes %j', (source, mutants) => {
  expect(linesOf(source)).toEqual(mutants);
});

test('every mutant is a program of its own, with the line that was changed', () => {
  const source = 'def f(n):\n    if n > 1:\n        return 2\n    else:\n        return 3\n';
  const mutants = pythonMutants(source, { isOutputJudged: false });
  expect(mutants.map(({ line, changedLine }) => [line, changedLine])).toEqual([
    [2, 'if not (n > 1):'],
    [2, 'if n >= 1:'],
    [2, 'if n > 2:'],
    [2, 'if n > 1: pass'],
    [3, 'return None'],
    [3, 'return 3'],
    [4, 'else: pass'],
    [5, 'return None'],
    [5, 'return 4'],
  ]);
  expect(mutants[3]!.content).toBe('def f(n):\n    if n > 1: pass\n    else:\n        return 3\n');
});

test('where tests call functions, only what functions use is changed', () => {
  const source = `RATE = 2
orders = [1]
def total(orders):
    if not orders:
        raise ValueError("empty")
    return RATE
print(total(orders), 3)
if __name__ == "__main__":
    print(4)
for n in range(3):
    print(n)
`;
  expect(linesOf(source, false)).toEqual(['RATE = 3', 'if orders:', 'if not orders: pass', 'return None']);
});
