import { RunnerFailed } from '@shared/runner/runner';
import { afterAll, describe, expect, test } from 'vitest';
import { OutputQueryThreads } from './output-query-threads';

/** Generous, because other tests may be using the processor. */
const queries = new OutputQueryThreads(20_000);
afterAll(() => queries.close());

describe('a jq query', () => {
  test('gives all of its results', async () => {
    expect(await queries.jq('.orders[].id', '{"orders":[{"id":1},{"id":"two"}]}', 'json')).toEqual({
      values: [1, 'two'],
    });
    expect(await queries.jq('-1, .a', '{"a":null}', 'json')).toEqual({ values: [-1, null] });
    expect(await queries.jq('empty', '1', 'json')).toEqual({ values: [] });
  });

  test('gets the list of all values of JSON lines', async () => {
    expect(await queries.jq('map(.n) | add', '{"n":1}\n{"n":2}\n', 'jsonl')).toEqual({ values: [3] });
  });

  test.each([
    ['hello', /^it isn’t valid JSON/],
    ['', /empty/],
    ['1 2', /^it isn’t valid JSON/],
    ['7', /^Cannot index number with/],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, /depth limit/],
  ])('says why it has no results: %.20s', async (text, problem) => {
    expect(await queries.jq('.a', text, 'json')).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('sees nothing of the server', async () => {
    const result = await queries.jq('[env | has("PATH"), .HOME], $ENV.AUTH_SECRET', '1', 'json');
    expect(JSON.stringify(result)).not.toContain(process.env.HOME ?? '/root');
    await expect(queries.jq('import "/etc/passwd" as $users; $users', '1', 'json')).rejects.toThrow(
      RunnerFailed,
    );
  });

  test.each([
    ['is invalid', 'bad('],
    ['needs too much memory', '"x" * 1e9'],
    ['never ends', 'last(range(1e12))'],
    ['has endless results', 'range(1e12)'],
  ])('that %s fails, and the next one works', async (_what, query) => {
    const impatient = new OutputQueryThreads(300);
    await expect(impatient.jq(query, '1', 'json')).rejects.toThrow(RunnerFailed);
    impatient.close();
  });

  test('works after others failed on the same thread', async () => {
    await Promise.allSettled(Array.from({ length: 3 }, () => queries.jq('"x" * 1e9', '1', 'json')));
    expect(await queries.jq('.', '1', 'json')).toEqual({ values: [1] });
  });
});

describe('a regular expression', () => {
  test('gives the text of its group in the first match', async () => {
    expect(await queries.match('id: (\\d+)', 'id: 12, id: 13')).toBe('12');
    expect(await queries.match('(?im)^total: (.*)$', 'x\nTOTAL: 7')).toBe('7');
    expect(await queries.match('a(b)?', 'a')).toBe('');
    expect(await queries.match('(z)', 'a')).toBeNull();
  });

  test('that takes forever is stopped', async () => {
    const impatient = new OutputQueryThreads(300);
    await expect(impatient.match('^((a+)+)$', `${'a'.repeat(60)}!`)).rejects.toThrow(RunnerFailed);
    impatient.close();
  });
});

test('queries that wait are refused when the server stops', async () => {
  const stopping = new OutputQueryThreads();
  const running = Array.from({ length: 4 }, () => stopping.jq('last(range(1e12))', '1', 'json'));
  stopping.close();
  const settled = await Promise.allSettled(running);
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});
