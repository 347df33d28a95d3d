import { expect, test } from 'vitest';
import { editedFiles, KNOWN_PROGRAMS } from './programs';
import { HereRunner } from './run-here';

const runner = new HereRunner();

test.each(KNOWN_PROGRAMS)('$language: a program of several files prints what it should', async (program) => {
  const { language, files, stdin, stdout, edit } = program;
  const first = await runner.run({ language, files, stdin });
  expect(first).toMatchObject({ stdout, stderr: '', exitCode: 0 });
  const second = await runner.run({ language, files: editedFiles(program), stdin });
  expect(second).toMatchObject({ stdout: edit.stdout, stderr: '', exitCode: 0 });
});
