import { execFile } from 'node:child_process';
import dgram from 'node:dgram';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseIsolation, type LaunchSpec, nodeFlags } from './isolation';
import { builtProgram } from './testing/harness';
import type { Targets } from './testing/walls-main';

/*
 * The walls around a runner, tried from inside its JavaScript, as if a runtime had been broken out of. Each wall is
 * shown to hold, and to be what holds: the same attempt without it succeeds.
 */
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'walls-'));
const http = createServer((_, reply) => reply.end('reached'));
const udp = dgram.createSocket('udp4');
let launch: LaunchSpec;
let program: { entry: string; args: string[]; readable: string[] };
let targets: Targets;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const entry = await builtProgram('walls-main');
  mkdirSync(join(folder, 'open'), { mode: 0o777 });
  chmodSync(join(folder, 'open'), 0o777);
  writeFileSync(join(folder, 'secret.txt'), 'the hidden tests', { mode: 0o644 });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  program = { entry, args: [], readable: [] };
  launch = await chooseIsolation(program);
  targets = {
    readable: entry,
    secret: join(folder, 'secret.txt'),
    writable: join(folder, 'open', 'written'),
    addon: findAddon(),
    port: (http.address() as AddressInfo).port,
    udpPort: udp.address().port,
    pid: process.pid,
  };
});
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve));
  await new Promise<void>((resolve) => udp.close(resolve));
  rmSync(folder, { recursive: true });
});

function findAddon(): string {
  const root = dirname(createRequire(import.meta.url).resolve('better-sqlite3/package.json'));
  return join(root, 'prebuilds', `${process.platform}-${process.arch}.node`);
}

interface Walls {
  /** The system's: namespaces, user, limits. */
  system: boolean;
  flags: string[];
  locked: boolean;
  env?: NodeJS.ProcessEnv;
}

async function attempt(names: string[], walls: Walls): Promise<Record<string, string>> {
  const whole = [launch.command, ...launch.args];
  const prefix = walls.system ? whole.slice(0, whole.indexOf(process.execPath)) : [];
  const args = [program.entry, JSON.stringify(targets), JSON.stringify(names), walls.locked ? 'locked' : ''];
  const [command, ...rest] = [...prefix, process.execPath, ...walls.flags, ...args];
  const { stdout } = await run(command!, rest, { env: walls.env ?? {}, cwd: '/' });
  return JSON.parse(stdout) as Record<string, string>;
}

const FLAG_OF: Record<string, string> = {
  'read a file': '--permission',
  'list a folder': '--permission',
  'read /proc': '--permission',
  'write a file': '--permission',
  'make a symlink': '--permission',
  'start a process': '--permission',
  'start a worker without walls': '--permission',
  'open the debugger': '--permission',
  'load an addon': '--no-addons',
  'open a database': '--no-experimental-sqlite',
  'make code of a string': '--disallow-code-generation-from-strings',
  eval: '--disallow-code-generation-from-strings',
};
const NETWORK = ['connect', 'listen', 'fetch', 'send a datagram'];
const LOCKED = [
  ...NETWORK,
  'ask the name service',
  'start a process',
  'start a worker without walls',
  'load an addon',
  'import another module',
  'open a database',
  'use an internal binding',
  'signal the server',
];
/** The addon flag stands in front of the permission model, which refuses addons too: it is shown without it. */
const without = (flag: string) => {
  const permission = flag === '--permission' || flag === '--no-addons' || flag === '--no-experimental-sqlite';
  return nodeFlags(program).filter(
    (each) => each !== flag && !(permission && (each === '--permission' || each.startsWith('--allow-'))),
  );
};

test('with every wall up, nothing at all can be done', async () => {
  const names = [
    ...new Set([...Object.keys(FLAG_OF), ...LOCKED, 'read what it was started with', 'see the environment']),
  ];
  const outcomes = await attempt(names, { system: true, flags: nodeFlags(program), locked: true });
  expect(Object.keys(outcomes)).toEqual(names);
  for (const name of names) expect(outcomes[name], name).not.toBe('done');
});

describe('Node`s own walls', () => {
  for (const [name, flag] of Object.entries(FLAG_OF)) {
    test(`${flag} refuses to ${name}`, async () => {
      const walls = { system: false, locked: false };
      const [held, open] = await Promise.all([
        attempt([name], { ...walls, flags: nodeFlags(program) }),
        attempt([name], { ...walls, flags: without(flag) }),
      ]);
      expect(held[name]).not.toBe('done');
      expect(open[name]).toBe('done');
    });
  }

  test('--no-addons and --no-experimental-sqlite hold by themselves', async () => {
    const names = ['load an addon', 'open a database'];
    const flags = ['--no-addons', '--no-experimental-sqlite'];
    const outcomes = await attempt(names, { system: false, locked: false, flags });
    expect(Object.values(outcomes)).toEqual(['ERR_DLOPEN_DISABLED', 'ERR_UNKNOWN_BUILTIN_MODULE']);
  });

  test('the environment is empty, and would be seen if it were not', async () => {
    const walls = { system: false, flags: nodeFlags(program), locked: false };
    expect(await attempt(['see the environment'], walls)).toEqual({ 'see the environment': 'empty' });
    const leaky = await attempt(['see the environment'], { ...walls, env: { AUTH_SECRET: 'x' } });
    expect(leaky).toEqual({ 'see the environment': 'done' });
  });
});

describe('the lock inside the process', () => {
  test('refuses by itself what its caller already holds', async () => {
    const outcomes = await attempt(LOCKED, { system: false, flags: [], locked: true });
    expect(Object.keys(outcomes)).toEqual(LOCKED);
    for (const name of LOCKED) expect(outcomes[name], name).toMatch(/closed in a runner/);
  });

  test('is what refuses: all of it can be done without', async () => {
    const outcomes = await attempt(LOCKED, { system: false, flags: [], locked: false });
    for (const name of LOCKED) expect(outcomes[name], name).toBe('done');
  });

  test('gives up the right to read what the runner was started with', async () => {
    const name = 'read what it was started with';
    const walls = { system: false, flags: nodeFlags(program) };
    expect(await attempt([name], { ...walls, locked: false })).toEqual({ [name]: 'done' });
    expect(await attempt([name], { ...walls, locked: true })).toEqual({ [name]: 'ERR_ACCESS_DENIED' });
  });
});

/** What the system's walls refuse to a Node without any of its own; a system that lacks one is told so in the log. */
test.for([
  ['network', NETWORK.filter((name) => name !== 'listen')],
  ['processes', ['signal the server']],
  ['resourceLimits', ['write a file']],
  ['resourceLimits', ['take three gigabytes']],
] as const)('the system`s wall "%s" by itself refuses %j', async ([wall, names], { skip }) => {
  if (!launch.isolation[wall]) skip(`this system gives no ${wall}`);
  const held = attempt([...names], { system: true, flags: [], locked: false });
  for (const outcome of Object.values(await held.catch(() => ({ all: 'killed' }))))
    expect(outcome).not.toBe('done');
  const open = await attempt([...names], { system: false, flags: [], locked: false });
  for (const name of names) expect(open[name], name).toBe('done');
});
