import { memoryStorage } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { endVimInvitations, takeVimInvitation } from './vim-invitation';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

test('the invitation to the Vim list comes once in 30 days', () => {
  const storage = memoryStorage();
  const days = [0, 0, 1, 29.9, 30, 31, 59.9, 60].filter((day) =>
    takeVimInvitation(storage, NOW + day * DAY_MS),
  );
  expect(days).toEqual([0, 30, 60]);
});

test('a clock that was wrong doesn’t keep it away', () => {
  const storage = memoryStorage();
  expect(takeVimInvitation(storage, NOW + 400 * DAY_MS)).toBe(true);
  expect(takeVimInvitation(storage, NOW)).toBe(true);
});

test('who has joined isn’t invited again', () => {
  const storage = memoryStorage();
  endVimInvitations(storage);
  expect(takeVimInvitation(storage, NOW + 100 * DAY_MS)).toBe(false);
});
