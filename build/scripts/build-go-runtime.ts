/**
 * Makes Go's runtime (its own compiler and linker as WebAssembly, and the compiled standard library) with the Go
 * toolchain on PATH, 1.25 or newer; about two minutes and nothing from the network. Does nothing when it is there.
 *
 *   node --import @oxc-node/core/register build/scripts/build-go-runtime.ts [folder] [--artifact]
 *
 * `folder` is by default DATA_DIR/runtimes/go, where the server looks for it. `--artifact` packs the result as a
 * release artifact, emberforge-go-runtime-<version>.tar: unpacked into DATA_DIR/runtimes of a machine
 * without a toolchain, it serves there as well.
 */
import { execFileSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureGoRuntime, readBuiltRuntime } from './go-runtime/ensure-go-runtime';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { artifact: { type: 'boolean', default: false } },
});
const folder = resolve(positionals[0] ?? join(process.env.DATA_DIR ?? '.data', 'runtimes/go'));
// Nobody waits for it: what serves learners comes first. Holds for the toolchain's processes as well.
setPriority(constants.priority.PRIORITY_LOW);
const result = await ensureGoRuntime(folder, (text) => console.log(text));
if (result === 'no toolchain') {
  console.error('No Go toolchain of 1.25 or newer is on PATH: Go programs cannot be run until there is one.');
  process.exit(1);
}
if (result === 'present') console.log(`Go's runtime is in ${folder} already.`);
if (values.artifact) {
  const version = (await readBuiltRuntime(folder))?.version;
  const file = resolve(`emberforge-go-runtime-${version}.tar`);
  execFileSync('tar', ['-cf', file, '-C', dirname(folder), basename(folder)]);
  console.log(file);
}
