import { isCompiledLanguage } from '@shared/runner/languages';
import { JUDGED_LOOPS, KILLED } from '@shared/runner/testing/judged-loops';
import { KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { describe, expect, test } from 'vitest';
import { sandboxForTests } from './testing/harness';

/* With the real runtimes. e2e/specs/offline.spec.ts runs the same programs in a browser. */
const sandbox = sandboxForTests();
const timeout = 90_000;

test.each(KNOWN_PROGRAMS)(
  '$language prints the expected output, before and after a change',
  { timeout },
  async ({ language, files, stdin, stdout, edit }) => {
    // A compiled artifact runs without the compiler.
    const compiled = isCompiledLanguage(language) ? { language, files, compileOnly: true } : undefined;
    const artifact = compiled && (await sandbox().run(compiled)).artifact;
    const first = await sandbox().run({ language, files, stdin, artifact });
    expect(first).toMatchObject({ stdout, stderr: '', exitCode: 0 });
    const edited = files.map((file) => (file.name === edit.file.name ? edit.file : file));
    const second = await sandbox().run({ language, files: edited, stdin });
    expect(second).toMatchObject({ stdout: edit.stdout, exitCode: 0 });
  },
);

/* These have to be killed. Each runs in a different fleet. */
describe.concurrent('a test that loops forever doesn’t affect the other verdicts', { timeout }, () => {
  test.each(JUDGED_LOOPS)('$language', async (request) => {
    const result = await sandbox().run({ ...request, limits: { timeMs: 2000 } });
    expect(result).toMatchObject(KILLED);
    expect(result.tests![1]!.message).toMatch(/time limit|ran longer/);
    expect(result.tests![2]!.message).toMatch(/not (reached|run)/);
  });
});
