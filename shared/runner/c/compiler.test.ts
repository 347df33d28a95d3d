import { beforeAll, describe, expect, test } from 'vitest';
import { diskAssets } from '../testing/disk-assets';
import { type CAssets, CManifest, loadC } from './assets';
import { packed } from './build-program';
import { Compiler } from './compiler';
import { objectSymbols } from './object-symbols';
import { compileArgs } from './toolchain';

let assets: CAssets;
beforeAll(async () => {
  assets = await loadC(diskAssets);
});

const source = (content: string) => packed([{ name: 'main.c', content }]);
const state = (compiler: Compiler) => compiler as unknown as { memory: WebAssembly.Memory };

describe('the compiler', () => {
  test('is the one of the installed package', async () => {
    const manifest = CManifest.parse(
      JSON.parse(new TextDecoder().decode(await diskAssets('c/manifest.json'))),
    );
    expect(manifest.version).toMatch(/^22\./);
    expect(assets.snapshot.length).toBe(manifest.snapshot.bytes);
  });

  test('stands byte for byte at its snapshot after a rewind, and gives the same object again', () => {
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

  test('leaves its own files as they are, whatever a source or an option writes over', () => {
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

  test('gives objects whose symbols say what they define, want and export', () => {
    const code = `int defined(void) { return 1; }
static int hidden(void) { return 2; }
extern int wanted(int);
__attribute__((export_name("shown"))) int exported(void) { return hidden() + wanted(3); }
__attribute__((import_module("world"), import_name("call"))) int imported(void);
int number = 5;
int use(void) { return imported() + number; }`;
    const object = new Compiler(assets)
      .run(compileArgs('main.c', 'out.o', ['-O0']), source(code))
      .written('out.o')!;
    const symbols = objectSymbols(object);
    const named = (name: string) => symbols.find((symbol) => symbol.name === name);
    expect(named('defined')).toMatchObject({
      kind: 'function',
      defined: true,
      shared: true,
      exported: false,
    });
    expect(named('hidden')).toMatchObject({ shared: false });
    expect(named('wanted')).toMatchObject({ defined: false, wanted: { module: 'env', name: 'wanted' } });
    expect(named('exported')).toMatchObject({ exported: true });
    expect(named('imported')).toMatchObject({ defined: false, wanted: { module: 'world', name: 'call' } });
    expect(named('number')).toMatchObject({ kind: 'data', defined: true });
  });
});
