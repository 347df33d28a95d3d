import { expect, test } from 'vitest';
import { waitingCount } from './waiting-count';

const waits = {};
const refused = { refusal: 'There is no such lesson.' };

test('the header counts what waits, and first of all what needs the learner', () => {
  expect(waitingCount([waits], 'online')).toEqual({
    label: '1 answer is waiting',
    short: '1',
    needsAttention: false,
  });
  expect(waitingCount([waits, waits], 'offline').label).toBe('Offline: 2 answers are waiting');
  expect(waitingCount([waits, refused], 'unreachable')).toEqual({
    label: 'No server: 1 answer couldn’t be submitted',
    short: '1',
    needsAttention: true,
  });
});
