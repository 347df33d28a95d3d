/**
 * How much longer a recorded run takes than a plain one, in the same runner: a fresh instance, the program and, for the
 * recorded one, the recorder's own start and reading what it wrote. The debugger opens after the first recording, with all
 * steps, and the variables of the one that it shows; a second one adds those of the others.
 */
import { record } from '@shared/recording';
import { RECORDERS } from '@shared/recording/testing/recorders';
import type { RunRequest } from '@shared/runner';
import { InProcessRunner } from '@shared/runner/testing/in-process-runner';
import { type Measure, report } from './report';
import { rounds } from './rounds';

const BUDGET = 10;
const ROUNDS = rounds(20);

const PROGRAMS: readonly { title: string; language: 'python' | 'javascript'; source: string }[] = [
  { title: 'hello', language: 'python', source: 'print("Hello")\n' },
  {
    title: 'fizzbuzz',
    language: 'python',
    source: `
for n in range(1, 101):
    if n % 15 == 0:
        print("FizzBuzz")
    elif n % 3 == 0:
        print("Fizz")
    elif n % 5 == 0:
        print("Buzz")
    else:
        print(n)
`,
  },
  {
    title: 'bubble sort of 20',
    language: 'python',
    source: `
def bubble_sort(items):
    for end in range(len(items), 1, -1):
        for at in range(end - 1):
            if items[at] > items[at + 1]:
                items[at], items[at + 1] = items[at + 1], items[at]
    return items

print(bubble_sort([(7 * n) % 20 for n in range(20)]))
`,
  },
  {
    title: 'recursive fibonacci',
    language: 'python',
    source: `
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)

print(fib(12))
`,
  },
  {
    title: 'a class and a dict',
    language: 'python',
    source: `
class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0
        self.log = []

    def pay(self, amount):
        self.balance += amount
        self.log.append(amount)

accounts = {name: Account(name) for name in ("Ann", "Bob", "Cy")}
for day in range(40):
    for name, account in accounts.items():
        account.pay(day * len(name))
print({name: each.balance for name, each in accounts.items()})
`,
  },
  { title: 'a long loop', language: 'python', source: 'n = 0\nwhile n < 100_000:\n    n += 1\n' },
  { title: 'hello', language: 'javascript', source: 'console.log("Hello");\n' },
  {
    title: 'fizzbuzz',
    language: 'javascript',
    source: `
for (let n = 1; n <= 100; n += 1) {
  if (n % 15 === 0) console.log('FizzBuzz');
  else if (n % 3 === 0) console.log('Fizz');
  else if (n % 5 === 0) console.log('Buzz');
  else console.log(n);
}
`,
  },
  {
    title: 'bubble sort of 20',
    language: 'javascript',
    source: `
function bubbleSort(items) {
  for (let end = items.length; end > 1; end -= 1) {
    for (let at = 0; at < end - 1; at += 1) {
      if (items[at] > items[at + 1]) {
        [items[at], items[at + 1]] = [items[at + 1], items[at]];
      }
    }
  }
  return items;
}
console.log(bubbleSort(Array.from({ length: 20 }, (_, n) => (7 * n) % 20)));
`,
  },
  {
    title: 'recursive fibonacci',
    language: 'javascript',
    source: `
function fib(n) {
  if (n < 2) return n;
  return fib(n - 1) + fib(n - 2);
}
console.log(fib(12));
`,
  },
  {
    title: 'a class and a map',
    language: 'javascript',
    source: `
class Account {
  #balance = 0;
  log = [];
  constructor(owner) { this.owner = owner; }
  pay(amount) {
    this.#balance += amount;
    this.log.push(amount);
  }
  get balance() { return this.#balance; }
}
const accounts = new Map(['Ann', 'Bob', 'Cy'].map((name) => [name, new Account(name)]));
for (let day = 0; day < 40; day += 1) {
  for (const [name, account] of accounts) account.pay(day * name.length);
}
for (const [name, { balance }] of accounts) console.log(name, balance);
`,
  },
];

const runner = new InProcessRunner();

/** The shortest time of each, in turns, so that both have the same machine: the least disturbed by what else it does. */
async function fastest(...runs: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, run] of runs.entries()) {
      const start = performance.now();
      await run();
      times[place] = Math.min(times[place]!, performance.now() - start);
    }
  }
  return times;
}

const rows: Record<string, string>[] = [];
let worst: Measure | undefined;
for (const { title, language, source } of PROGRAMS) {
  const name = language === 'python' ? 'main.py' : 'main.js';
  const request: RunRequest = { language, files: [{ name, content: source }] };
  const { recording } = await record(runner, request, RECORDERS);
  const [plain = 0, opened = 0, whole = 0] = await fastest(
    () => runner.run(request),
    () => record(runner, request, RECORDERS, { outline: true }),
    () => record(runner, request, RECORDERS),
  );
  const ratio = opened / plain;
  if (!worst || ratio > worst.ours / worst.peer)
    worst = {
      name: 'the slowest program to open in the debugger',
      ours: opened,
      peer: plain,
      unit: 'ms',
      peerName: 'a plain run',
      limit: BUDGET,
    };
  rows.push({
    program: `${language}: ${title}`,
    steps: `${recording.length} (${recording.end})`,
    'plain, ms': plain.toFixed(1),
    'opened, ms': opened.toFixed(1),
    'x plain': ratio.toFixed(1),
    'all variables, ms': whole.toFixed(1),
    'x plain ': (whole / plain).toFixed(1),
  });
}
console.table(rows);
report(worst ? [worst] : []);
