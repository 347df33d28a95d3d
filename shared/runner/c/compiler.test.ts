import { beforeAll, describe, expect, test } from 'vitest';
import { diskAssets } from '../testing/disk-assets';
import { type CAssets, loadC } from './assets';
import { packed } from './build-program';
import { Compiler } from './compiler';
import { readDiagnostics } from './diagnostics';
import { compileArgs } from './toolchain';

let assets: CAssets;
beforeAll(async () => {
  assets = await loadC(diskAssets);
});

const source = (content: string) => packed([{ name: 'main.c', content }]);
const state = (compiler: Compiler) => compiler as unknown as { memory: WebAssembly.Memory };

describe('the compiler', () => {
  test('matches its snapshot byte for byte after a rewind, and produces the same object again', () => {
    const compiler = new Compiler(assets);
    const first = compiler.run(compileArgs('main.c', 'out.o'), source('int f(int a) { return a * 3; }'));
    compiler.run(compileArgs('main.c', 'out.o'), source('#define f g\nint f(int a) { return a / 0; } x'));
    compiler.rewind();
    const memory = Buffer.from(state(compiler).memory.buffer);
    expect(memory.subarray(0, assets.snapshot.length).equals(assets.snapshot)).toBe(true);
    expect(memory.subarray(assets.snapshot.length).every((byte) => byte === 0)).toBe(true);
    const again = compiler.run(compileArgs('main.c', 'out.o'), source('int f(int a) { return a * 3; }'));
    expect(Buffer.from(again.written('out.o')!).equals(first.written('out.o')!)).toBe(true);
  });

  test.each(['-o.c', '@file.c', '-.c'])('reads a file named %s as a source, never as an option', (name) => {
    const compiler = new Compiler(assets);
    const compile = (content: string) =>
      compiler.run(compileArgs(name, 'out.o'), packed([{ name, content }]));
    const failed = compile('int f(void) { return b; }');
    expect(readDiagnostics(failed.text, new Set([name]))).toMatchObject([{ file: name, line: 1 }]);
    compiler.rewind();
    const done = compile('int f(int a) { return a * 3; }');
    expect(done).toMatchObject({ text: '', exitCode: 0 });
    expect(done.written('out.o')).toBeDefined();
  });

  test('never changes its own files, even if it overwrites them', () => {
    const compiler = new Compiler(assets);
    const before = Buffer.from(assets.sysroot);
    compiler.run(
      compileArgs('main.c', '/usr/include/wasm32-wasip1/stdio.h'),
      source('int f(void) { return 1; }'),
    );
    expect(before.equals(assets.sysroot)).toBe(true);
    const next = compiler.run(
      compileArgs('main.c', 'out.o'),
      source('#include <stdio.h>\nint f(void) { return puts(""); }'),
    );
    expect(next.exitCode).toBe(0);
  });
});
