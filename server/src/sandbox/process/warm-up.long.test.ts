import type { Language } from '@shared/runner/languages';
import { InProcessRunner } from '@shared/runner/testing/in-process-runner';
import { expect, test } from 'vitest';
import { WARM_UP_RUNS } from './warm-up';

const runner = new InProcessRunner();
const runs = Object.entries(WARM_UP_RUNS).flatMap(([language, own]) =>
  [...new Set(own)].map((run) => ({ ...run, language: language as Language })),
);

/* A program that fails early would warm up nothing. */
test.each(runs)('$language: a warm-up program runs without errors', async (request) => {
  const { exitCode, stderr, tests } = await runner.run(request);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(tests?.map(({ outcome }) => outcome)).toEqual(request.tests?.map(() => 'passed'));
});
