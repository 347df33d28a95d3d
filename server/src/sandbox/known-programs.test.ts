import { editedFiles, KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { describe, expect, test } from 'vitest';
import { hasRuntime, sandboxForTests } from './testing/harness';

/* Programs of several files in each language: the same texts come of them in a browser (e2e/specs). */
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
