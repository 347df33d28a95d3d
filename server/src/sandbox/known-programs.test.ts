import { editedFiles, KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RuntimeFolders } from './process/runtime-folders';
import { SandboxRunner } from './sandbox-runner';
import { buildProgram, makeBundleFolder, RUNTIMES_FOLDERS } from './testing/harness';

/* Programs of several files in each language: the same texts come of them in a browser (e2e/specs). */
const folder = makeBundleFolder();
const runtimes = new RuntimeFolders(RUNTIMES_FOLDERS);
let sandbox: SandboxRunner;

beforeAll(async () => {
  const entry = await buildProgram('main', folder.path);
  const options = { runtimesFolders: RUNTIMES_FOLDERS, entry, concurrency: 1, spares: 0 };
  sandbox = await SandboxRunner.start(options);
});
afterAll(async () => {
  await sandbox?.close(0);
  folder.remove();
});

for (const program of KNOWN_PROGRAMS) {
  const { language, files, stdin, stdout, edit } = program;
  describe.skipIf(!runtimes.folderOf(language))(language, { timeout: 90_000 }, () => {
    test('prints what it prints everywhere, before and after a change', async () => {
      const first = await sandbox.run({ language, files, stdin });
      expect(first).toMatchObject({ stdout, stderr: '', exitCode: 0 });
      const second = await sandbox.run({ language, files: editedFiles(program), stdin });
      expect(second).toMatchObject({ stdout: edit.stdout, exitCode: 0 });
    });

    if (language !== 'c' && language !== 'go') return;
    test('runs as well from what was compiled before', async () => {
      const { artifact } = await sandbox.run({ language, files, compileOnly: true });
      expect(await sandbox.run({ language, files, stdin, artifact })).toMatchObject({
        stdout,
        exitCode: 0,
      });
    });
  });
}
