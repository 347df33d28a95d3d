import type { WaitingWrite, WriteHandler } from '@web/stores';
import { expect, test } from 'vitest';
import { waitingCount } from './waiting-count';

const handlers = new Map([
  [
    'answer',
    {
      texts: {
        waiting: (count: number) => `${count} of the kind`,
        refused: (count: number) => `${count} of the kind refused`,
      },
    } as unknown as WriteHandler,
  ],
]);
const countOf = (writes: Partial<WaitingWrite>[], connection: Parameters<typeof waitingCount>[1]) =>
  waitingCount({ writes: writes as WaitingWrite[], handlers }, connection);

const waits = { kind: 'answer' };
const refused = { kind: 'answer', refusal: 'There is no such lesson.' };
const other = { kind: 'other' };

test('the header counts what waits, and first of all what needs the learner', () => {
  expect(countOf([waits], 'online')).toEqual({
    label: '1 of the kind',
    short: '1',
    needsAttention: false,
  });
  expect(countOf([waits, waits], 'offline').label).toBe('Offline: 2 of the kind');
  expect(countOf([waits, other, refused], 'unreachable')).toEqual({
    label: 'No server: 1 of the kind refused',
    short: '1',
    needsAttention: true,
  });
});

test('what’s of several kinds, or of one that couldn’t be loaded, is counted in general words', () => {
  expect(countOf([waits, other], 'online').label).toBe('2 things are waiting');
  expect(countOf([{ ...other, refusal: 'No.' }], 'online').label).toBe('1 thing couldn’t be sent');
});
