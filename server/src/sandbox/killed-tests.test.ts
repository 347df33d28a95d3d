import { JUDGED_LOOPS } from '@shared/runner/testing/judged-loops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RuntimeFolders } from './process/runtime-folders';
import { SandboxRunner } from './sandbox-runner';
import { buildProgram, makeBundleFolder, RUNTIMES_FOLDERS } from './testing/harness';

/* The real runners, and programs that only a kill can end: shared/runner/worker-kills.test.ts is a browser's side. */
const folder = makeBundleFolder();
const runtimes = new RuntimeFolders(RUNTIMES_FOLDERS);
let sandbox: SandboxRunner;

beforeAll(async () => {
  const entry = await buildProgram('main', folder.path);
  sandbox = await SandboxRunner.start({
    runtimesFolders: RUNTIMES_FOLDERS,
    entry,
    concurrency: 1,
    spares: 0,
  });
});
afterAll(async () => {
  await sandbox?.close(0);
  folder.remove();
});

for (const request of JUDGED_LOOPS) {
  const { language } = request;
  test.skipIf(!runtimes.folderOf(language))(
    `${language}: a test's loop without a call leaves the others their verdicts`,
    { timeout: 60_000 },
    async () => {
      const result = await sandbox.run({ ...request, limits: { timeMs: 3000 } });
      expect(result).toMatchObject({ limitHit: 'time', exitCode: null });
      expect(result.tests).toMatchObject([
        { outcome: 'passed', message: '' },
        { outcome: 'error', stdout: 'in two\n', message: expect.stringMatching(/time limit|ran longer/) },
        { outcome: 'error', stdout: '', message: expect.stringMatching(/not (reached|run)/) },
      ]);
    },
  );
}
