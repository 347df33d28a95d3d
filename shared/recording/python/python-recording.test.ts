import { beforeAll, describe, expect, test } from 'vitest';
import { InProcessRunner } from '../../runner/testing/in-process-runner';
import { record } from '../record';
import { RECORDERS } from '../testing/recorders';

const runner = new InProcessRunner();
const dump = async (source: string, more = {}) => {
  const { recording, result } = await record(
    runner,
    { language: 'python', files: [{ name: 'main.py', content: source }], ...more },
    RECORDERS,
  );
  return { recording, result };
};
test('try', async () => {
  const { recording, result } = await dump(`
total = 0
items = [1, 2, [3]]
def add(a, b):
    c = a + b
    return c
for x in range(2):
    print("hi", x)
    total = add(total, x)
items[2].append(items)
class Dog:
    def __init__(self, name):
        self.name = name
d = Dog("Rex")
def gen():
    yield 1
    yield 2
print(list(gen()))
print([n * 2 for n in items[:2]])
1 / 0
`);
  console.log(result.stderr, recording.end, JSON.stringify(recording.output));
  for (let i = 0; i < recording.length; i++)
    console.log(
      i,
      JSON.stringify(recording.steps[i]),
      JSON.stringify(recording.outputAt(i)),
      JSON.stringify(
        recording
          .stackAt(i)
          .map((f) => [
            f.name,
            f.line,
            f.variables.map((v) => `${v.name}=${v.value}${v.isChanged ? '*' : ''}`).join(' '),
          ]),
      ),
    );
});
