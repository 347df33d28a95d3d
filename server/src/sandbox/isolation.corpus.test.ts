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
import { type LaunchSpec, nodeFlags, type RunnerProgram } from './isolation';
import { builtProgram, launchOf, programOf } from './testing/harness';
import type { Targets } from './testing/isolation-main';

/*
 * The isolation of a runner, tested from inside its JavaScript, as if an attacker had escaped from a runtime. Each mechanism
 * must block an attempt that succeeds without it.
 */
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
const http = createServer((_, reply) => reply.end('reached'));
const udp = dgram.createSocket('udp4');
let launch: LaunchSpec;
let program: RunnerProgram;
let targets: Targets;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const entry = await builtProgram('isolation-main');
  mkdirSync(join(folder, 'open'), { mode: 0o777 });
  chmodSync(join(folder, 'open'), 0o777);
  writeFileSync(join(folder, 'secret.txt'), 'the hidden tests', { mode: 0o644 });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  program = programOf(entry);
  launch = await launchOf(entry);
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

/** Which isolation is active: the system's (namespaces, user, limits), Node's flags, the lockdown inside the process. */
interface Isolation {
  system?: boolean;
  flags?: string[];
  locked?: boolean;
  env?: NodeJS.ProcessEnv;
}

async function attempt(names: readonly string[], isolation: Isolation = {}): Promise<Record<string, string>> {
  const commandLine = [launch.command, ...launch.args];
  const prefix = isolation.system ? commandLine.slice(0, commandLine.indexOf(process.execPath)) : [];
  const args = [
    program.entry,
    JSON.stringify(targets),
    JSON.stringify(names),
    isolation.locked ? 'locked' : '',
  ];
  const [command, ...rest] = [...prefix, process.execPath, ...(isolation.flags ?? []), ...args];
  const { stdout } = await run(command!, rest, { env: isolation.env ?? {}, cwd: '/' });
  return JSON.parse(stdout) as Record<string, string>;
}

const NODE: [flag: string, refused: string[]][] = [
  [
    '--permission',
    [
      'read a file',
      'list a folder',
      'read /proc',
      'write a file',
      'make a symlink',
      'start a process',
      'start an unrestricted worker',
      'open the debugger',
    ],
  ],
  ['--no-addons', ['load an addon']],
  ['--no-experimental-sqlite', ['open a database']],
  ['--disallow-code-generation-from-strings', ['compile a string', 'eval']],
];
const NETWORK = ['connect', 'listen', 'fetch', 'send a datagram'];
const LOCKED = [
  ...NETWORK,
  'resolve a host name',
  'start a process',
  'start an unrestricted worker',
  'load an addon',
  'import another module',
  'open a database',
  'use an internal binding',
  'signal the server',
];
const OWN_FILE = 'read its own program';
const ENVIRONMENT = 'see the environment';

/** The permission model also refuses addons and SQLite, in addition to their own flags. */
const without = (flag: string) => {
  const isDouble = flag === '--no-addons' || flag === '--no-experimental-sqlite';
  const permission = isDouble || flag === '--permission' ? /^--(permission|allow-)/ : /^$/;
  return nodeFlags(program).filter((each) => each !== flag && !permission.test(each));
};

test('with full isolation, every attempt fails', async () => {
  const names = [...new Set([...NODE.flatMap(([, refused]) => refused), ...LOCKED, OWN_FILE, ENVIRONMENT])];
  const outcomes = await attempt(names, { system: true, flags: nodeFlags(program), locked: true });
  expect(Object.keys(outcomes)).toEqual(names);
  expect(Object.values(outcomes)).not.toContain('done');
});

const allDone = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'done']));

describe('Node’s own isolation', () => {
  test.each(NODE)('%s refuses to %j', async (flag, names) => {
    const held = await attempt(names, { flags: nodeFlags(program) });
    expect(Object.values(held)).not.toContain('done');
    expect(await attempt(names, { flags: without(flag) })).toEqual(allDone(names));
  });

  test('--no-addons and --no-experimental-sqlite work on their own', async () => {
    const flags = ['--no-addons', '--no-experimental-sqlite'];
    const outcomes = await attempt(['load an addon', 'open a database'], { flags });
    expect(Object.values(outcomes)).toEqual(['ERR_DLOPEN_DISABLED', 'ERR_UNKNOWN_BUILTIN_MODULE']);
  });

  test('the environment is empty, and would be visible otherwise', async () => {
    const flags = nodeFlags(program);
    expect(await attempt([ENVIRONMENT], { flags })).toEqual({ [ENVIRONMENT]: 'empty' });
    const leaky = await attempt([ENVIRONMENT], { flags, env: { AUTH_SECRET: 'x' } });
    expect(leaky).toEqual({ [ENVIRONMENT]: 'done' });
  });
});

describe('the lockdown inside the process', () => {
  test('blocks by itself what is possible without it', async () => {
    const outcomes = await attempt(LOCKED, { locked: true });
    expect(Object.keys(outcomes)).toEqual(LOCKED);
    for (const name of LOCKED) expect(outcomes[name], name).toMatch(/closed in a runner/);
    expect(await attempt(LOCKED)).toEqual(allDone(LOCKED));
  });

  test('drops the permission to read the runner’s own program', async () => {
    const flags = nodeFlags(program);
    expect(await attempt([OWN_FILE], { flags })).toEqual({ [OWN_FILE]: 'done' });
    expect(await attempt([OWN_FILE], { flags, locked: true })).toEqual({ [OWN_FILE]: 'ERR_ACCESS_DENIED' });
  });
});

/** The system's isolation, tested without Node's own. The log reports what a system doesn't support. */
test.for([
  ['network', NETWORK.filter((name) => name !== 'listen')],
  ['processes', ['signal the server']],
  ['resourceLimits', ['write a file']],
  ['resourceLimits', ['allocate three gigabytes']],
] as const)('the system’s isolation "%s" alone blocks %j', async ([kind, names], { skip }) => {
  if (!launch.isolation[kind]) skip(`this system doesn’t support ${kind}`);
  const held = await attempt(names, { system: true }).catch(() => ({ all: 'killed' }));
  expect(Object.values(held)).not.toContain('done');
  expect(await attempt(names)).toEqual(allDone(names));
});
