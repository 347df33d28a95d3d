import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOCK_TOLERANCE_MS, MAX_OFFLINE_MS, reckonMadeAt } from './offline-time';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-02T12:00:00Z');
/** A device whose clock is wrong by `skew`; times are hours after the anchor. */
const claim = (made: number, sent: number, { skew = 0, jump = 0, arrived = sent } = {}) =>
  reckonMadeAt({
    anchor: { at: NOON, localAt: NOON + skew },
    localMadeAt: NOON + skew + made * HOUR,
    localSentAt: NOON + skew + sent * HOUR + jump,
    arrivedAt: NOON + arrived * HOUR,
    previousMadeAt: null,
    lastContactAt: null,
  });

test('an answer was made when the device says, on the server’s clock, even if the device’s is wrong', () => {
  for (const skew of [0, -400 * 24 * HOUR, 90_000])
    expect(claim(20, 30, { skew })).toEqual({ madeAt: NOON + 20 * HOUR });
});

test('a clock that was changed since the anchor proves nothing', () => {
  expect(claim(20, 30, { jump: -24 * HOUR })).toEqual({ refusal: 'clock' });
  expect(claim(20, 30, { jump: 24 * HOUR })).toEqual({ refusal: 'clock' });
  expect(claim(-1, 30)).toEqual({ refusal: 'clock' });
  expect(claim(31, 30)).toEqual({ refusal: 'clock' });
  expect(claim(20, 30, { jump: CLOCK_TOLERANCE_MS })).toEqual({ madeAt: NOON + 20 * HOUR });
});

test('an answer counts for at most a week', () => {
  const week = MAX_OFFLINE_MS / HOUR;
  expect(claim(0, week)).toEqual({ madeAt: NOON });
  expect(claim(0, week + 1)).toEqual({ refusal: 'old' });
});

test('answers are in the order they were made', () => {
  const times = {
    anchor: { at: NOON, localAt: NOON },
    localSentAt: NOON + 9 * HOUR,
    arrivedAt: NOON + 9 * HOUR,
    lastContactAt: null,
  };
  const previousMadeAt = NOON + 5 * HOUR;
  expect(reckonMadeAt({ ...times, localMadeAt: NOON + 4 * HOUR, previousMadeAt })).toEqual({
    refusal: 'order',
  });
  const justBefore = previousMadeAt - CLOCK_TOLERANCE_MS;
  expect(reckonMadeAt({ ...times, localMadeAt: justBefore, previousMadeAt })).toEqual({
    madeAt: previousMadeAt,
  });
});

test('an answer was made after the learner’s last contact, if the clocks agree to within 5 minutes', () => {
  const made = (at: number) =>
    reckonMadeAt({
      anchor: { at: NOON, localAt: NOON },
      localMadeAt: at,
      localSentAt: NOON + 9 * HOUR,
      arrivedAt: NOON + 9 * HOUR,
      previousMadeAt: null,
      lastContactAt: NOON + 5 * HOUR,
    });
  expect(made(NOON + 4 * HOUR)).toEqual({ refusal: 'online' });
  const justBefore = NOON + 5 * HOUR - CLOCK_TOLERANCE_MS;
  expect(made(justBefore)).toEqual({ madeAt: justBefore });
  expect(made(NOON + 6 * HOUR)).toEqual({ madeAt: NOON + 6 * HOUR });
});

test('whatever a device claims, an answer counts after its anchor, never in the future, and in order', () => {
  const time = fc.integer({ min: -30 * 24 * HOUR, max: 30 * 24 * HOUR });
  fc.assert(
    fc.property(time, time, time, fc.nat(14 * 24 * HOUR), fc.option(fc.nat(14 * 24 * HOUR)), (...random) => {
      const [localAt, localMadeAt, localSentAt, after, previous] = random;
      const arrivedAt = NOON + after;
      const previousMadeAt = previous === null ? null : NOON + Math.min(previous, after);
      const reckoned = reckonMadeAt({
        anchor: { at: NOON, localAt },
        localMadeAt,
        localSentAt,
        arrivedAt,
        previousMadeAt,
        lastContactAt: null,
      });
      if ('refusal' in reckoned) return;
      expect(reckoned.madeAt).toBeGreaterThanOrEqual(Math.max(NOON, previousMadeAt ?? NOON));
      expect(reckoned.madeAt).toBeLessThanOrEqual(arrivedAt);
      expect(arrivedAt - reckoned.madeAt).toBeLessThanOrEqual(MAX_OFFLINE_MS);
    }),
    { seed: 20_261_123 },
  );
});
