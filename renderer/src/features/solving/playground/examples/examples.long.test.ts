import { LANGUAGES } from '@shared/runner/languages';
import { InProcessRunner } from '@shared/runner/testing/in-process-runner';
import { describe, expect, test } from 'vitest';
import { loadExamples } from '.';

const runner = new InProcessRunner();

describe.each(LANGUAGES)('%s', async (language) => {
  test.each(await loadExamples(language))('$title', async ({ files, stdin }) => {
    const result = await runner.run({ language, files, stdin });
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/\S/) });
  });
});

describe.each(['coding-game', 'vibe-coding'] as const)('%s', async (set) => {
  test.each(await loadExamples(set))('$title', async ({ files, stdin }) => {
    const result = await runner.run({ language: 'python', files, stdin });
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/\S/) });
  });
});
