import { LANGUAGES } from '@shared/runner/languages';
import { InProcessRunner } from '@shared/runner/testing/in-process-runner';
import { describe, expect, test } from 'vitest';
import { loadExamples } from '.';

const runner = new InProcessRunner();

describe.each(LANGUAGES)('%s', async (language) => {
  const examples = await loadExamples(language);

  test('has at least five examples, one with several files, and all files exist', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5);
    expect(examples.some(({ files }) => files.length > 1)).toBe(true);
    expect(examples.flatMap(({ files }) => files).filter(({ content }) => content === '')).toEqual([]);
    expect(new Set(examples.map(({ slug }) => slug)).size).toBe(examples.length);
  });

  // examples.long.test.ts runs all of them.
  test.each(examples.slice(0, 1))('$title', async ({ files, stdin }) => {
    const result = await runner.run({ language, files, stdin });
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/\S/) });
  });
});
