// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of terminal lessons
import { expect, test } from 'vitest';
import {
  type CliStep,
  commandTestInWords,
  requestDetails,
  requestTestInWords,
  savedBy,
  type Words,
} from './step-words';
import { Verdicts } from './verdicts';

const text = (words: Words) =>
  words.map((word) => (typeof word === 'string' ? word : `\`${word.code}\``)).join('');

test.each([
  [{ exitCode: 0 }, 'exits with code 0'],
  [{ stdoutContainsAll: ['a', 'b', 'c'] }, 'prints `a`, `b` and `c`'],
  [{ stdoutContainsNone: ['a', 'b'] }, 'doesn’t print `a` or `b`'],
  [{ stdoutLinesGt: 1 }, 'prints at least 2 lines'],
  [
    {
      stdoutJq: {
        inputMode: 'json' as const,
        query: '.n',
        expectedResults: [
          { type: 'int' as const, operator: 'gt' as const, value: 3 },
          { type: 'string' as const, operator: 'not_contains' as const, value: 'x' },
        ],
      },
    },
    '`.n` of its JSON is more than `3`, and doesn’t contain `"x"`',
  ],
])('a command’s test reads like a sentence: %j', (check, sentence) => {
  expect(text(commandTestInWords(check))).toBe(sentence);
});

test.each([
  [{ statusCode: 201 }, 'answers with status 201'],
  [{ bodyContains: 'a' }, 'the response contains `a`'],
  [{ bodyContainsNone: 'a' }, 'the response doesn’t contain `a`'],
  [{ headersContain: { key: 'A', value: 'b' } }, 'the header `A` contains `b`'],
  [{ trailersContain: { key: 'A', value: 'b' } }, 'the trailer `A` contains `b`'],
  [{ jsonValue: { path: '.a', operator: 'eq' as const, boolValue: false } }, '`.a` is `false`'],
])('a request’s test reads like a sentence: %j', (check, sentence) => {
  expect(text(requestTestInWords(check))).toBe(sentence);
});

test('a request is shown with what it sends', () => {
  const step = {
    httpRequest: {
      request: {
        method: 'POST',
        fullUrl: '${baseURL}/orders',
        headers: { 'X-Token': '${token}' },
        bodyJson: { gate: 'north' },
        bodyForm: null,
        basicAuth: null,
        followRedirects: false,
      },
      responseVariables: [{ name: 'id', path: '.id', bodyRegex: '' }],
      responseHeaderVariables: [{ name: 'place', header: 'Location', regex: '' }],
      tests: [],
      sleepAfterMs: null,
    },
    cliCommand: null,
    description: '',
    noPenaltyOnFail: false,
  } satisfies CliStep;
  expect(requestDetails(step.httpRequest)).toEqual([
    'X-Token: ${token}',
    '{\n  "gate": "north"\n}',
    '(redirects aren’t followed)',
  ]);
  expect(savedBy(step)).toEqual(['id', 'place']);
});

test('nothing after the first failure is called passed or failed', () => {
  const structuredErrCli = { error: 'No.', failedStepIndex: 1, failedTestIndex: 1 };
  const failed = new Verdicts({ resultSlug: 'failure', structuredErrCli });
  expect([0, 1, 2].map((step) => failed.ofStep(step))).toEqual(['passed', 'failed', 'unknown']);
  expect([0, 1, 2].map((at) => failed.ofTest(1, at))).toEqual(['passed', 'failed', 'unknown']);
  const passed = new Verdicts({ resultSlug: 'success', structuredErrCli: null });
  expect([passed.ofStep(2), passed.ofTest(2, 9)]).toEqual(['passed', 'passed']);
  const broken = new Verdicts({ resultSlug: 'system-error', structuredErrCli: null });
  expect([broken.ofStep(0), new Verdicts(null).ofTest(0, 0)]).toEqual(['unknown', 'unknown']);
});
