import { stripVTControlCharacters } from 'node:util';
import type { CliStep } from '@shared/lesson-types/cli/step-words';
import { expect, test } from 'vitest';
import { stepList } from './step-list';

const step: CliStep = {
  description: 'Print',
  noPenaltyOnFail: false,
  cliCommand: {
    command: 'print',
    tests: [],
    stdoutVariables: [],
    sleepAfterMs: null,
    stdoutFilterTmdl: null,
  },
  httpRequest: null,
};

test('a megabyte on one line is shown by its start and its end', () => {
  const Stdout = `start ${'x'.repeat(1024 * 1024)} end`;
  const result = { CLICommandResult: { ExitCode: 0, Stdout, Variables: {} } };
  const text = stepList({
    steps: [step],
    runs: [{ result, ran: 'print', stderr: 'y'.repeat(4_000) }],
    stateOf: () => 'ran',
    verdicts: null,
    isVerbose: true,
  });
  expect(text.length).toBeLessThan(2_000);
  expect(stripVTControlCharacters(text)).toMatch(/│ start x+ … 1048086 more characters … x+ end\n/);
});
