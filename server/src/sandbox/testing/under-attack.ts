import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Corpus } from '@shared/runner/testing/attacks/corpus';
import { assertUnharmed } from '@shared/runner/testing/attacks/honest';
import { assertHeld } from '@shared/runner/testing/attacks/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxForTests } from './harness';

/**
 * Runs attacks on a real subprocess with the real runtimes, one at a time. Without spares, the same process is used until it
 * exits, so that each attack can also affect the run after it.
 */
export function tryAttacks(
  corpus: Corpus,
  { spares = 0, timeoutMs = 30_000 }: { spares?: number; timeoutMs?: number } = {},
): void {
  const sandbox = sandboxForTests({ spares });
  const reached: string[] = [];
  const listener = createServer((request, reply) => {
    reached.push(request.url ?? '');
    reply.end();
  }).on('connection', () => reached.push('a connection'));

  beforeAll(async () => {
    process.env.SANDBOX_CANARY = 'CANARY-of-the-host';
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => listener.close(resolve));
    delete process.env.SANDBOX_CANARY;
  });

  for (const [theme, attacksOn] of Object.entries(corpus)) {
    describe(theme, () => {
      attacksOn(0).forEach(({ name, language, expect: end }, index) => {
        test(`${name} (${end})`, { timeout: timeoutMs }, async () => {
          await assertHeld(sandbox(), attacksOn((listener.address() as AddressInfo).port)[index]!);
          await assertUnharmed(sandbox(), language);
          expect(reached).toEqual([]);
          expect(sandbox().stats()).toMatchObject({ deathsTotal: 0, retriesTotal: 0 });
        });
      });
    });
  }
}
