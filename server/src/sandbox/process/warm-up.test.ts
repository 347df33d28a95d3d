import type { Language } from '@shared/runner/languages';
import { InProcessRunner } from '@shared/runner/testing/in-process-runner';
import { expect, test } from 'vitest';
import { FIRST_RUNS } from './warm-up';

const runner = new InProcessRunner();
const runs = Object.entries(FIRST_RUNS).flatMap(([language, own]) =>
  [...new Set(own)].map((run) => ({ ...run, language: language as Language })),
);

/* One that failed early would warm nothing. */
test.each(runs)('$language: a first run does what learners` runs do', async (request) => {
  const { exitCode, stderr, tests } = await runner.run(request);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(tests?.map(({ outcome }) => outcome)).toEqual(request.tests?.map(() => 'passed'));
});
