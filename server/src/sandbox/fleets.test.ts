import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, LanguageUnavailable } from '@shared/runner/runner';
import { afterAll, expect, test, vi } from 'vitest';
import { FLEET_FACTS, FLEETS } from './fleets';
import { RuntimeFolders } from './process/runtime-folders';
import { builtProgram, fakeSandboxes, launchOf, programIn } from './testing/harness';

const start = fakeSandboxes({ concurrency: 1, spares: 0 });
const folder = mkdtempSync(join(tmpdir(), 'runtimes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every language has exactly one fleet', () => {
  expect(FLEETS.flatMap((fleet) => FLEET_FACTS[fleet].languages).sort()).toEqual([...LANGUAGES].sort());
});

test('compilers start with the first program that needs one and stop when idle', async () => {
  const runner = await start({ idleTimeoutMs: 30 });
  expect(runner.stats().fleets).toMatchObject({ c: { processes: 0 }, go: { processes: 0 } });
  expect((await runner.run(programIn('c', 'print compiled'))).stdout).toBe('compiled\n');
  expect(runner.stats().fleets.go.processes).toBe(0);
  await vi.waitFor(() => expect(runner.stats().fleets.c.processes).toBe(0), 20_000);
  expect(runner.stats().fleets.scripts.processes).toBe(1);
  expect((await runner.run(programIn('c', 'print again'))).stdout).toBe('again\n');
  expect(runner.stats().fleets.c).toMatchObject({ killsTotal: 0, deathsTotal: 0 });
});

test('a busy compiler doesn’t block an interpreter', async () => {
  const runner = await start();
  const cancel = new AbortController();
  const slow = runner.run(programIn('c', 'spin'), { signal: cancel.signal });
  expect((await runner.run(programIn('python', 'print quick'))).stdout).toBe('quick\n');
  cancel.abort();
  await expect(slow).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['as many compilers as interpreters run at the same time', 16e9, 2],
  ['half as many on a machine with little memory', 4e9, 1],
])('%s', async (_what, memoryBytes, count) => {
  const runner = await start({ concurrency: 2, memoryBytes });
  const cancel = new AbortController();
  const runs = [1, 2].map(() => runner.run(programIn('c', 'spin'), { signal: cancel.signal }));
  const { c } = await vi.waitFor(() => {
    const { fleets } = runner.stats();
    expect(fleets.c.running).toBe(count);
    expect(fleets.c.processes).toBe(count);
    return fleets;
  }, 20_000);
  expect(c.queued.interactive).toBe(2 - count);
  cancel.abort();
  for (const run of runs) await expect(run).rejects.toMatchObject({ name: 'AbortError' });
});

test('a compiled program travels both ways unchanged', async () => {
  const runner = await start();
  const compiled = await runner.run({ ...programIn('c', 'print x'), compileOnly: true });
  expect([...compiled.artifact!]).toEqual([0, 1, 255]);
  const artifact = new Uint8Array(300_000).map((_, index) => index * 7);
  const { artifact: same } = await runner.run({ ...programIn('c', 'print x'), artifact, compileOnly: true });
  expect(Buffer.from(same!).equals(Buffer.from(artifact))).toBe(true);
  expect(await runner.run(programIn('c', 'print x'))).not.toHaveProperty('artifact');
});

test('a missing runtime is reported immediately and doesn’t kill a process', async () => {
  const runner = await start();
  const run = runner.run(programIn('go', 'lack Go programs cannot be run here.'));
  await expect(run).rejects.toThrow(new LanguageUnavailable('Go programs cannot be run here.'));
  expect((await runner.run(programIn('go', 'print still here'))).stdout).toBe('still here\n');
  expect(runner.stats()).toMatchObject({ killsTotal: 0, deathsTotal: 0, retriesTotal: 0 });
});

test('a missing folder doesn’t weaken the isolation', async () => {
  const entry = await builtProgram('fake-main');
  const [here, absent] = await Promise.all(
    [[folder], [folder, join(folder, 'absent')]].map((readable) => launchOf(entry, readable)),
  );
  expect(absent!.isolation).toEqual(here!.isolation);
});

test('the first folder that contains a language is used', () => {
  const roots = ['first', 'second'].map((name) => join(folder, name));
  const folders = new RuntimeFolders(roots);
  expect(folders.folderOf('c')).toBeUndefined();
  for (const root of roots.toReversed()) {
    mkdirSync(join(root, 'c'), { recursive: true });
    writeFileSync(join(root, 'c', 'manifest.json'), '{}');
    expect(folders.folderOf('c')).toBe(root);
  }
});
