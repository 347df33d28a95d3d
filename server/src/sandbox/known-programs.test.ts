import { JUDGED_LOOPS, KILLED } from '@shared/runner/testing/judged-loops';
import { editedFiles, KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { describe, expect, test } from 'vitest';
import { hasRuntime, sandboxForTests } from './testing/harness';

/* On the real runtimes; a browser has the same programs in e2e/specs and shared/runner/worker-runner.test.ts. */
const sandbox = sandboxForTests();

for (const program of KNOWN_PROGRAMS) {
  const { language, files, stdin, stdout, edit } = program;
  describe.skipIf(!hasRuntime(language))(language, { timeout: 90_000 }, () => {
    test('prints what it prints everywhere, before and after a change', async () => {
      const first = await sandbox().run({ language, files, stdin });
      expect(first).toMatchObject({ stdout, stderr: '', exitCode: 0 });
      const second = await sandbox().run({ language, files: editedFiles(program), stdin });
      expect(second).toMatchObject({ stdout: edit.stdout, exitCode: 0 });
    });

    if (language !== 'c' && language !== 'go') return;
    test('runs as well from what was compiled before', async () => {
      const { artifact } = await sandbox().run({ language, files, compileOnly: true });
      expect(await sandbox().run({ language, files, stdin, artifact })).toMatchObject({
        stdout,
        exitCode: 0,
      });
    });
  });
}

/* Only a kill can end these. */
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
