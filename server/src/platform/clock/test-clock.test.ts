import { describe, expect, test } from 'vitest';
import { TestClock } from '.';

describe('the test clock', () => {
  test('runs timers that fall due, in order, each at its own time', () => {
    const clock = new TestClock('2026-01-01T00:00:00Z');
    const seen: string[] = [];
    const note = (name: string) => () => seen.push(`${name} ${clock.now().toISOString().slice(14, 19)}`);
    clock.after(60_000, note('minute'));
    clock.after(1000, note('second'));
    clock.after(30_000, note('cancelled'))();
    clock.after(10_000, () => clock.after(5000, note('nested')));
    clock.advance(59_999);
    expect(seen).toEqual(['second 00:01', 'nested 00:15']);
    clock.set('2026-01-01T01:00:00Z');
    expect(seen.at(-1)).toBe('minute 01:00');
    expect(clock.now()).toEqual(new Date('2026-01-01T01:00:00Z'));
  });
});
