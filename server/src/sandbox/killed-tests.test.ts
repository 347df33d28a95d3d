import { JUDGED_LOOPS, KILLED } from '@shared/runner/testing/judged-loops';
import { expect, test } from 'vitest';
import { hasRuntime, sandboxForTests } from './testing/harness';

/* The real runners, and programs that only a kill can end: shared/runner/worker-runner.test.ts is a browser's side. */
const sandbox = sandboxForTests();

for (const request of JUDGED_LOOPS) {
  const { language } = request;
  test.skipIf(!hasRuntime(language))(
    `${language}: a test's loop without a call leaves the others their verdicts`,
    { timeout: 60_000 },
    async () => {
      const result = await sandbox().run({ ...request, limits: { timeMs: 3000 } });
      expect(result).toMatchObject(KILLED);
      expect(result.tests![1]!.message).toMatch(/time limit|ran longer/);
      expect(result.tests![2]!.message).toMatch(/not (reached|run)/);
    },
  );
}
