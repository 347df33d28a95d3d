import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { loadRuntimeAssets } from '../assets';
import { diskAssets } from '../testing/disk-assets';
import type { PythonAssets } from './assets';
import { PythonInstance } from './python-instance';
import { runPython } from './python-runtime';

let assets: PythonAssets;
let instance: PythonInstance;

beforeAll(async () => {
  assets = await loadRuntimeAssets('python', diskAssets);
  instance = PythonInstance.create(assets, 256 * 1024 * 1024);
});

function run(source: string) {
  instance.rewind();
  const request = { language: 'python' as const, files: [{ name: 'main.py', content: source }] };
  return runPython(instance, request, () => undefined);
}

const DIRTY = `import builtins, sys, os, json, random, gc
builtins.leak = sys.leak = 1
json.loads = None
random.seed(1)
open("left.txt", "w").write("left")
open("/tmp/left.txt", "w").write("left")
os.chdir("/tmp")
kept = [bytes(1000) for _ in range(500)]`;

test('after a rewind, memory and globals are byte for byte those of the snapshot', () => {
  for (const source of [DIRTY, '1 / 0', 'def f(): f()\nf()', 'while True: print("x" * 10000)']) {
    run(source);
    expect(instance.reusable).toBe(true);
    expect(Buffer.compare(new Uint8Array(instance.memory.buffer), assets.snapshot)).not.toBe(0);
    instance.rewind();
    expect(Buffer.compare(new Uint8Array(instance.memory.buffer), assets.snapshot)).toBe(0);
    expect(instance.globals()).toEqual(assets.layout.globals);
  }
});

const collect = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

test('a thousand runs in a row have the same result and leak nothing in the instance or the process', () => {
  const source = `import random, sys
sys.count = getattr(sys, "count", 0) + 1
x = [random.random() for _ in range(1000)]
open("x", "w").write("y" * 10000)
print("z" * 1000, sys.count, len(sys.modules))`;
  const used = () => {
    // Twice: what only weak references hold goes with the second.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const { stdout } = run(source);
  for (let count = 0; count < 50; count += 1) run(source);
  const before = used();
  for (let count = 0; count < 1000; count += 1) expect(run(source)).toMatchObject({ stdout, exitCode: 0 });
  expect(used() - before).toBeLessThan(2 * 1024 * 1024);
  expect(instance.memory.buffer.byteLength).toBe(assets.snapshot.length);
});

test('each additional instance takes at most 60 MB', () => {
  const before = process.memoryUsage().rss;
  const more = Array.from({ length: 6 }, () => PythonInstance.create(assets, 256 * 1024 * 1024));
  expect((process.memoryUsage().rss - before) / more.length).toBeLessThan(60 * 1024 * 1024);
});
