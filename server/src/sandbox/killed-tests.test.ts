import { JUDGED_LOOPS } from '@shared/runner/testing/judged-loops';
import { expect, test } from 'vitest';
import { hasRuntime, sandboxForTests } from './testing/harness';

/* The real runners, and programs that only a kill can end: shared/runner/worker-kills.test.ts is a browser's side. */
const sandbox = sandboxForTests();

for (const request of JUDGED_LOOPS) {
  const { language } = request;
  test.skipIf(!hasRuntime(language))(
    `${language}: a test's loop without a call leaves the others their verdicts`,
    { timeout: 60_000 },
    async () => {
      const result = await sandbox().run({ ...request, limits: { timeMs: 3000 } });
      expect(result).toMatchObject({ limitHit: 'time', exitCode: null });
      expect(result.tests).toMatchObject([
        { outcome: 'passed', message: '' },
        { outcome: 'error', stdout: 'in two\n', message: expect.stringMatching(/time limit|ran longer/) },
        { outcome: 'error', stdout: '', message: expect.stringMatching(/not (reached|run)/) },
      ]);
    },
  );
}
