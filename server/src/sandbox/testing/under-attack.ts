import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Language, RunRefused, type RunRequest } from '@shared/runner/runner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attack, requestOf } from '../attacks/attack';
import { RuntimeFolders } from '../process/runtime-folders';
import { SandboxRunner } from '../sandbox-runner';
import { buildProgram, makeBundleFolder, RUNTIMES_FOLDERS } from './harness';

/** What the next learner runs, and what must come of it: nothing of the attack before. */
const HONEST: Readonly<Record<Language, RunRequest>> = {
  python: {
    language: 'python',
    files: [{ name: 'main.py', content: 'answer = 42\nprint(input())' }],
    stdin: 'hello\n',
    probes: ['answer'],
  },
  javascript: {
    language: 'javascript',
    files: [{ name: 'main.js', content: 'var answer = 42; console.log("hello");' }],
    probes: ['answer'],
  },
  typescript: {
    language: 'typescript',
    files: [{ name: 'main.ts', content: 'const text: string = "hello"; console.log(text);' }],
  },
  sql: { language: 'sql', files: [{ name: 'main.sql', content: "SELECT 'hello' AS greeting;" }] },
  c: {
    language: 'c',
    files: [
      {
        name: 'main.c',
        content: '#include <stdio.h>\nint main(void) { char t[20]; scanf("%19s", t); puts(t); return 0; }',
      },
    ],
    stdin: 'hello\n',
  },
  go: {
    language: 'go',
    files: [
      {
        name: 'main.go',
        content:
          'package main\nimport "fmt"\nfunc main() { var text string; fmt.Scan(&text); fmt.Println(text) }',
      },
    ],
    stdin: 'hello\n',
  },
};

const hasRuntime = (language: Language) =>
  new RuntimeFolders(RUNTIMES_FOLDERS).folderOf(language) !== undefined;

/**
 * Tries attacks on the real subprocess with its real runtimes. One run at a time, and without spares the same
 * process for as long as it lives, so that each attack is also an attack on the run that follows it. Those on a language that this checkout has no
 * runtime for are skipped.
 */
export function tryAttacks(
  corpus: Record<string, (port: number) => Attack[]>,
  { spares = 0, timeoutMs = 30_000 }: { spares?: number; timeoutMs?: number } = {},
): void {
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
    const options = { runtimesFolders: RUNTIMES_FOLDERS, entry, concurrency: 1, spares };
    sandbox = await SandboxRunner.start(options);
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
      // A limit that is hit by a test comes after the program's own good end.
      else if (!attack.tests) expect(exitCode).not.toBe(0);
    } else {
      expect(stdout.trim(), seen).toBe('held');
      expect(limitHit).toBeUndefined();
    }
    expect(JSON.stringify(result)).not.toMatch(/ESCAPED|CANARY-of-the-host|root:.*:0:0/);
    attack.check?.(result);
  }

  /** An honest program of the next learner, and what its check sees. */
  async function expectUnharmed(language: Language): Promise<void> {
    const next = await sandbox.run(HONEST[language]);
    expect(next).toMatchObject({ stderr: '', exitCode: 0 });
    expect(next.stdout).toContain('hello');
    if (HONEST[language].probes) expect(next.probes).toMatchObject([{ kind: 'value', value: '42' }]);
  }

  for (const [theme, attacksOn] of Object.entries(corpus)) {
    describe(theme, () => {
      attacksOn(0).forEach(({ name, language, expect: end, next }, index) => {
        test.skipIf(!hasRuntime(language))(`${name} (${end})`, { timeout: timeoutMs }, async () => {
          const attack = attacksOn((listener.address() as AddressInfo).port)[index]!;
          if (end === 'refused') await expect(sandbox.run(requestOf(attack))).rejects.toThrow(RunRefused);
          else await expectEnd(attack);
          if (next) {
            const files = [{ name: attack.files[0]!.name, content: next }];
            await expectEnd({ ...attack, files, expect: 'held', check: undefined });
          }
          await expectUnharmed(language);
          expect(reached).toEqual([]);
          expect(sandbox.stats()).toMatchObject({ deathsTotal: 0, retriesTotal: 0 });
        });
      });
    });
  }
}
