import { describe, expect, test } from 'vitest';
import type { OutputChunk, RunRequest } from '../runner';
import { python, runner } from './testing/judged';

describe('programs', () => {
  test('print and exit with 0', async () => {
    const expected = { stdout: 'héllo ✓\n', stderr: '', exitCode: 0 };
    expect(await python('print("héllo ✓")')).toMatchObject(expected);
  });

  test('can have several files, also in folders', async () => {
    const files = [
      { name: 'helper.py', content: 'def double(n): return n * 2' },
      { name: 'pkg/deep.py', content: 'ANSWER = 42' },
      { name: 'data.txt', content: 'line' },
      { name: 'py.py', content: 'MINE = True' }, // Also the name of a module in pytest.
    ];
    const source =
      'import helper, py\nfrom pkg.deep import ANSWER\nprint(helper.double(ANSWER), open("data.txt").read(), py.MINE)';
    expect((await python(source, { files })).stdout).toBe('84 line True\n');
  });

  test('read input, and see their own name and module', async () => {
    const source =
      'name = input("Name? ")\nprint("Hi", name)\nimport sys\nprint(sys.stdin.read())\nif __name__ == "__main__": print(sys.argv, sys.modules["__main__"].__dict__ is globals())';
    const { stdout } = await python(source, { stdin: 'Ann\nrest\nof it' });
    expect(stdout).toBe("Name? Hi Ann\nrest\nof it\n['main.py'] True\n");
  });

  test('can use unittest, files and folders', async () => {
    const source = `import os, shutil, unittest
os.mkdir("d"); open("d/a", "a").write("x"); open("d/a", "a").write("y")
os.rename("d/a", "d/b"); print(os.listdir("d"), open("d/b").read()); shutil.rmtree("d")
class T(unittest.TestCase):
  def test_it(self): self.assertEqual(1, 1)
unittest.main(exit=False)`;
    const stderr = expect.stringContaining('Ran 1 test');
    expect(await python(source)).toMatchObject({ stdout: "['b'] xy\n", stderr });
  });

  test('exit with their own exit code', async () => {
    expect(await python('import sys\nsys.exit(3)')).toMatchObject({ exitCode: 3, stderr: '' });
    expect(await python('raise SystemExit("bye")')).toMatchObject({ exitCode: 1, stderr: 'bye\n' });
    expect(await python('exit()')).toMatchObject({ exitCode: 0 });
  });

  test('get different random numbers in each run', async () => {
    const draw = async () => (await python('import random\nprint(random.random())')).stdout;
    expect(await draw()).not.toBe(await draw());
  });

  test('stream their output in order', async () => {
    const chunks: OutputChunk[] = [];
    const source = 'import sys\nprint("a")\nprint("b", file=sys.stderr)\nprint("c", end="")';
    const files = [{ name: 'main.py', content: source }];
    await runner.run({ language: 'python', files }, { onOutput: (chunk) => chunks.push(chunk) });
    expect(chunks).toEqual([
      { stream: 'stdout', text: 'a\n' },
      { stream: 'stderr', text: 'b\n' },
      { stream: 'stdout', text: 'c' },
    ]);
  });
});

describe('errors', () => {
  test("show only frames of the learner's files", async () => {
    const files = [{ name: 'helper.py', content: 'def f():\n  raise ValueError("deep")' }];
    const { stderr, exitCode } = await python('import helper\nhelper.f()', { files });
    expect(exitCode).toBe(1);
    expect(stderr).toBe(`Traceback (most recent call last):
  File "main.py", line 2, in <module>
    helper.f()
  File "helper.py", line 2, in f
    raise ValueError("deep")
ValueError: deep
`);
    const chained =
      'import json\ntry:\n  json.loads("{bad")\nexcept ValueError as e:\n  raise KeyError("x") from e';
    expect((await python(chained)).stderr.match(/File "[^"]+"/g)).toEqual(Array(2).fill('File "main.py"'));
  });

  test('of syntax show the position', async () => {
    const { stderr } = await python('x = (1');
    expect(stderr).toContain('File "main.py", line 1\n    x = (1\n');
    expect(stderr).toContain("SyntaxError: '(' was never closed");
  });

  test('of endless recursion are raised by Python, or reported by the host if Python crashes', async () => {
    expect((await python('def f(): f()\nf()')).stderr).toContain(
      'RecursionError: maximum recursion depth exceeded',
    );
    const source =
      'import sys\nsys.setrecursionlimit(10**7)\nclass A:\n  def __add__(s, o): return s + o\nA() + A()';
    expect(await python(source)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^RecursionError/),
    });
  });
});

describe('unavailable features have a hint', () => {
  const MISSING: Array<[program: string, hint: RegExp]> = [
    ['input()', /asked for more input/],
    ['from concurrent.futures import ThreadPoolExecutor', /'concurrent.futures.thread'.*Use asyncio/],
    ['import ssl', /'ssl' is not available.*without a network/],
    ['import ctypes', /'ctypes' is not available.*Use plain Python/],
    ['import multiprocessing', /'multiprocessing' is not available.*Use asyncio/],
    ['import subprocess\nsubprocess.run(["ls"])', /Import your other files and call their functions/],
    ['import socket\nsocket.create_connection(("example.com", 80))', /'socket' cannot connect/],
    ['import tkinter', /'tkinter' is not available.*Use print/],
    ['import pip', /'pip' is not available.*Nothing can be installed/],
    ['import venv', /'venv' is not available.*Nothing can be installed/],
    ['import numpy', /'numpy' is not available.*lists with math and statistics/],
    ['import requests', /'requests' is not available.*without a network/],
    ['import nonsense', /Check the spelling of 'nonsense'/],
  ];
  test.each(MISSING)('%s', async (program, hint) => {
    expect((await python(program)).stderr).toMatch(hint);
  });
});

test("a diagnostic has the position of the learner's innermost frame and the last line of the traceback", async () => {
  const marked = async (source: string, more?: Partial<RunRequest>) =>
    (await python(source, more)).diagnostics;
  const place = { file: 'main.py', line: 2, column: 12, severity: 'error' };
  const divided = { ...place, message: 'ZeroDivisionError: division by zero' };
  expect(await marked('x = 1\nprint("é", 1 / 0)')).toEqual([divided]);
  const deep = 'import json\ndef f():\n  return json.loads("{bad")\nf()';
  expect(await marked(deep)).toMatchObject([{ line: 3, column: 10 }]);
  const files = [{ name: 'pkg/helper.py', content: 'x = 1\nif x\n  y' }];
  expect(await marked('import pkg.helper', { files })).toEqual([
    { file: 'pkg/helper.py', line: 2, column: 5, severity: 'error', message: "SyntaxError: expected ':'" },
  ]);
  const missing = "ModuleNotFoundError: No module named 'ssl'";
  expect(await marked('import ssl')).toMatchObject([{ line: 1, message: missing }]);
  expect(await marked('print(1)')).toBeUndefined();
  expect(await marked('raise SystemExit(3)')).toBeUndefined();
});

describe('the library', () => {
  test('modules that lessons use are in the snapshot, so importing them reads no files', async () => {
    const names =
      'json re dataclasses collections itertools functools math random datetime unittest unittest.mock typing enum string statistics decimal fractions heapq bisect copy textwrap time abc contextlib operator pathlib io asyncio csv pytest';
    const source = `import sys\nprint([n for n in "${names}".split() if n not in sys.modules])`;
    expect((await python(source)).stdout).toBe('[]\n');
  });

  test('has asyncio with queues, timeouts, groups and locks; a deadlock is an error, not a hang', async () => {
    const source = `import asyncio
async def worker(queue, out):
  while True: out.append(2 * await queue.get()); queue.task_done()
async def main():
  queue, out = asyncio.Queue(), []
  tasks = [asyncio.create_task(worker(queue, out)) for _ in range(2)]
  for n in range(4): queue.put_nowait(n)
  await queue.join()
  for task in tasks: task.cancel()
  try: await asyncio.wait_for(asyncio.sleep(9), 0.01)
  except TimeoutError: out.append("late")
  async with asyncio.TaskGroup() as group: task = group.create_task(asyncio.sleep(0.01, "grouped"))
  async with asyncio.Lock(): out.append(task.result())
  print(out)
asyncio.run(main())
async def never(): await asyncio.get_running_loop().create_future()
asyncio.run(never())`;
    expect(await python(source)).toMatchObject({
      stdout: "[0, 2, 4, 6, 'late', 'grouped']\n",
      stderr: expect.stringContaining('waits for something that never comes'),
    });
  });

  test('sleeps for as long as requested, within the time limit', async () => {
    const source = 'import time\nt = time.time(); time.sleep(0.05); print(time.time() - t >= 0.05)';
    expect((await python(source)).stdout).toBe('True\n');
  });
});

describe('limits', () => {
  test('memory: growth stops at the limit, and the next run has all memory again', async () => {
    const stderr = expect.stringContaining('MemoryError');
    const full = await python('x = []\nwhile True: x.append(" " * 1000000)');
    expect(full).toMatchObject({ limitHit: 'memory', exitCode: 1, stderr });
    expect(full.memoryBytes).toBeLessThanOrEqual(256 * 1024 * 1024);
    expect(await python('x = " " * 150_000_000\nprint(len(x))')).toMatchObject({ stdout: '150000000\n' });
    const limits = { memoryBytes: 64 * 1024 * 1024 };
    expect(await python('x = " " * 80_000_000', { limits })).toMatchObject({ limitHit: 'memory' });
    expect(await python('x = " " * 20_000_000', { limits })).toMatchObject({ exitCode: 0 });
  });

  test('output: the run is stopped and keeps the output that fits', async () => {
    const result = await python('while True: print("x" * 99)', { limits: { outputBytes: 1000 } });
    expect(result).toMatchObject({ limitHit: 'output', exitCode: null });
    expect(result.stdout).toHaveLength(1000);
  });

  test('time: programs that sleep or print are stopped at their next call', async () => {
    const limits = { timeMs: 150 };
    const late = { limitHit: 'time', exitCode: null, stdout: 'a\n' };
    expect(await python('import time\nprint("a")\ntime.sleep(100)', { limits })).toMatchObject(late);
    const busy = 'import time\nwhile True: time.time()';
    expect(await python(busy, { limits })).toMatchObject({ limitHit: 'time' });
  });

  test('disk: writing more than fits is an error', async () => {
    const full = 'f = open("x", "wb")\nwhile True: f.write(b"x" * 1000000)';
    expect((await python(full)).stderr).toContain('No space left');
    const many = 'for i in range(5000): open(f"f{i}", "w").close()';
    expect((await python(many)).stderr).toContain('No space left');
    const unlinked =
      'import os\nkept = []\nfor i in range(50):\n  f = open("x", "wb"); f.write(b"x" * 1000000); f.flush(); kept.append(f); os.remove("x")';
    expect((await python(unlinked)).stderr).toContain('No space left');
    const reused =
      'import os\nfor i in range(50):\n  open("x", "wb").write(b"x" * 1000000); os.remove("x")\nprint("ok")';
    expect((await python(reused)).stdout).toBe('ok\n');
  });

  test('processes: starting a thread is an error with a hint', async () => {
    const stderr = expect.stringMatching(/'threading' cannot start a thread. Use asyncio instead/);
    const threads = await python('import threading\nthreading.Thread(target=print).start()');
    expect(threads).toMatchObject({ exitCode: 1, limitHit: 'processes', stderr });
  });

  test('environment: it is empty', async () => {
    expect((await python('import os\nprint(dict(os.environ))')).stdout).toBe('{}\n');
  });
});
