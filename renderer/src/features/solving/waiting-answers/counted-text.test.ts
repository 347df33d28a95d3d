import type { SubmissionReply } from '@web/api';
import { expect, test } from 'vitest';
import { countedText } from './counted-text';

type Offline = NonNullable<SubmissionReply['offline']>;
const reply = (offline: Partial<Offline>, resultSlug: SubmissionReply['resultSlug'] = 'success') =>
  ({ resultSlug, offline: { madeAt: null, refusal: null, day: null, ...offline } }) as SubmissionReply;

test('the list says which day an answer counts for, and why it isn’t the day it was made', () => {
  expect(countedText(reply({ day: '2026-11-20' }))).toBe('Counts for Friday, November 20.');
  expect(countedText(reply({ day: '2026-11-23', refusal: 'clock' }))).toBe(
    'Counts from when it arrived, because this device’s clock was changed.',
  );
});

test('it says nothing of answers that don’t count', () => {
  expect(countedText(reply({ refusal: 'clock' }, 'failure'))).toBeNull();
  expect(countedText({ resultSlug: 'success' } as SubmissionReply)).toBeNull();
});
