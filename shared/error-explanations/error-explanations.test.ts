import { expect, test } from 'vitest';
import { programErrorOf } from '../grading';
import { LANGUAGE_FACTS } from '../runner/languages';
import type { RunRequest } from '../runner/runner';
import { InProcessRunner } from '../runner/testing/in-process-runner';
import { ERROR_PATTERNS, explainError } from './index';
import { DATABASE, FAILING_PROGRAMS } from './testing/failing-programs';
import { RECORDED_ERRORS } from './testing/recorded-errors';

const runner = new InProcessRunner();

/** The message of a program's real error. */
async function messageOf(language: keyof typeof FAILING_PROGRAMS, content: string): Promise<string> {
  const files = [{ name: LANGUAGE_FACTS[language].entry, content }];
  if (language === 'sql') files.push({ name: 'setup.sql', content: DATABASE });
  const request: RunRequest = { language, files };
  return programErrorOf(request, await runner.run(request))?.message ?? '';
}

/** The patterns that none of these messages reaches. */
const unusedPatterns = (language: keyof typeof ERROR_PATTERNS, messages: readonly string[]) => {
  const used = new Set(
    messages.map((message) => ERROR_PATTERNS[language].find(({ pattern }) => pattern.test(message))),
  );
  return ERROR_PATTERNS[language].filter((each) => !used.has(each)).map(({ pattern }) => String(pattern));
};

test.each(['python', 'javascript', 'sql'] as const)(
  'typical mistakes in %s are explained, and each explanation is of a real error',
  async (language) => {
    const messages: string[] = [];
    for (const program of FAILING_PROGRAMS[language]) messages.push(await messageOf(language, program));
    expect(messages.filter((message) => !explainError(language, message))).toEqual([]);
    expect(unusedPatterns(language, messages)).toEqual([]);
  },
);

test.each(['typescript', 'c', 'go'] as const)('recorded messages in %s are explained, too', (language) => {
  const messages = RECORDED_ERRORS[language].map(([, message]) => message);
  expect(messages.filter((message) => !explainError(language, message))).toEqual([]);
  // What TypeScript shares with JavaScript is covered there.
  const shared =
    language === 'typescript' ? ERROR_PATTERNS.javascript.map(({ pattern }) => String(pattern)) : [];
  expect(unusedPatterns(language, messages).filter((each) => !shared.includes(each))).toEqual([]);
});

test('a deadlock in Go may be of channels, a WaitGroup or a Mutex', () => {
  const { english: fix } = explainError('go', 'fatal error: all goroutines are asleep - deadlock!')!.fix;
  for (const waited of ['channel', 'WaitGroup', 'Mutex']) expect(fix).toContain(waited);
});

test('an explanation names what the message names', () => {
  const message = "NameError: name 'totle' is not defined. Did you mean: 'total'?";
  expect(explainError('python', message)).toMatchObject({
    means: { english: 'Python doesn’t know the name `totle`, but it knows `total`.' },
    fix: { english: 'If you meant `total`, correct the spelling.' },
  });
});

test('an error that a program raises in its own words needs no explanation', () => {
  expect(explainError('python', 'ValueError: too hot')).toBeUndefined();
  expect(explainError('javascript', 'Error: too hot')).toBeUndefined();
  expect(explainError('go', 'panic: too hot')).toBeUndefined();
});
