import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RunRefused, type RunRequest } from '@shared/runner/runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attack, requestOf } from './attacks/attack';
import { deceit } from './attacks/deceit';
import { exhaustion } from './attacks/exhaustion';
import { host } from './attacks/host';
import { network } from './attacks/network';
import { remains } from './attacks/remains';
import { requests } from './attacks/requests';
import { SandboxRunner } from './sandbox-runner';
import { buildProgram, makeBundleFolder, RUNTIMES_FOLDERS } from './testing/harness';

/*
 * The corpus of attacks, on the real subprocess with its real interpreters. One process at a time and the same one
 * for as long as it lives, so that each attack is also an attack on the run that follows it.
 */
const folder = makeBundleFolder();
const reached: string[] = [];
const listener = createServer((request, reply) => {
  reached.push(request.url ?? '');
  reply.end();
}).on('connection', () => reached.push('a connection'));
let sandbox: SandboxRunner;

beforeAll(async () => {
  process.env.SANDBOX_CANARY = 'CANARY-of-the-host';
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const entry = await buildProgram('main', folder.path);
  sandbox = await SandboxRunner.start({
    runtimesFolders: RUNTIMES_FOLDERS,
    entry,
    concurrency: 1,
    spares: 0,
  });
  await sandbox.whenReady();
});
afterAll(async () => {
  await sandbox?.close(0);
  await new Promise((resolve) => listener.close(resolve));
  delete process.env.SANDBOX_CANARY;
  folder.remove();
});

async function expectEnd(attack: Attack): Promise<void> {
  const result = await sandbox.run(requestOf(attack));
  const { stdout, stderr, limitHit, exitCode } = result;
  const seen = `${stdout.slice(-300)}\n${stderr.slice(-500)}`;
  if (attack.expect === 'capped') {
    expect(stdout, seen).not.toContain('SURVIVED');
    if (attack.by) expect(attack.by, `ended by ${limitHit}: ${seen}`).toContain(limitHit);
    if (limitHit === 'time' || limitHit === 'output') expect(exitCode).toBeNull();
    else expect(exitCode).not.toBe(0);
  } else {
    expect(stdout.trim(), seen).toBe('held');
    expect(limitHit).toBeUndefined();
  }
  expect(JSON.stringify(result)).not.toMatch(/ESCAPED|CANARY-of-the-host|root:.*:0:0/);
  attack.check?.(result);
}

const HONEST: Partial<Record<RunRequest['language'], RunRequest>> = {
  python: { language: 'python', files: [{ name: 'main.py', content: 'answer = 42\nprint(input())' }] },
  javascript: {
    language: 'javascript',
    files: [{ name: 'main.js', content: 'var answer = 42; console.log("hello");' }],
  },
};

/** An honest program of the next learner, and what its check sees. */
async function expectUnharmed(language: RunRequest['language']): Promise<void> {
  const next = await sandbox.run({ ...HONEST[language]!, stdin: 'hello\n', probes: ['answer'] });
  expect(next).toMatchObject({
    stdout: 'hello\n',
    stderr: '',
    exitCode: 0,
    probes: [{ kind: 'value', value: '42' }],
  });
}

const CORPUS: Record<string, (port: number) => Attack[]> = {
  'requests that must not run': () => requests,
  'exhausting the machine': () => exhaustion,
  'reaching for the host': () => host,
  'reaching for the network': network,
  'deceiving the judge': () => deceit,
  'leaving something behind': () => remains,
};

for (const [theme, attacksOn] of Object.entries(CORPUS)) {
  describe(theme, () => {
    attacksOn(0).forEach(({ name, language, expect: end, next }, index) => {
      test(`${name} (${end})`, async () => {
        const attack = attacksOn((listener.address() as AddressInfo).port)[index]!;
        if (end === 'refused') await expect(sandbox.run(requestOf(attack))).rejects.toThrow(RunRefused);
        else await expectEnd(attack);
        if (next)
          await expectEnd({
            ...attack,
            files: [{ name: attack.files[0]!.name, content: next }],
            expect: 'held',
          });
        await expectUnharmed(language);
        expect(reached).toEqual([]);
        expect(sandbox.stats()).toMatchObject({ deathsTotal: 0, retriesTotal: 0 });
      });
    });
  });
}
