import { expect, test } from 'vitest';
import { checkRunRequest } from './check-request';
import { RunRefused } from './runner';
import { BAD_REQUESTS, GOOD_REQUESTS } from './testing/bad-requests';

test('an ordinary program is accepted', () => {
  for (const request of GOOD_REQUESTS) checkRunRequest(request);
});

test.each(BAD_REQUESTS)('%s is refused, in plain words', (_, bad, words) => {
  expect(() => checkRunRequest(bad)).toThrow(RunRefused);
  expect(() => checkRunRequest(bad)).toThrow(words);
});
