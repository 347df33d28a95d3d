import { expect, test } from 'vitest';
import { eveningOf, isQuiet, nextEvening, type QuietHours, quietEnd } from './quiet-hours';

const quiet = (from: string, until: string, isOn = true): QuietHours => ({ isOn, from, until });
const night = quiet('22:00', '08:00');
const BERLIN = 'Europe/Berlin';

test.each([
  ['a minute before', '2026-01-05T20:59:00Z', false],
  ['the first minute', '2026-01-05T21:00:00Z', true],
  ['midnight', '2026-01-05T23:00:00Z', true],
  ['the last minute', '2026-01-06T06:59:00Z', true],
  ['the end', '2026-01-06T07:00:00Z', false],
])('across midnight, %s is by the clocks of the zone', (_, at, expected) => {
  expect(isQuiet(night, BERLIN, new Date(at))).toBe(expected);
});

test('within a day, and switched off', () => {
  const nap = quiet('13:00', '14:30');
  expect(isQuiet(nap, 'UTC', new Date('2026-01-05T13:00:00Z'))).toBe(true);
  expect(isQuiet(nap, 'UTC', new Date('2026-01-05T14:30:00Z'))).toBe(false);
  expect(isQuiet({ ...nap, isOn: false }, 'UTC', new Date('2026-01-05T13:00:00Z'))).toBe(false);
});

test.each([
  ['a usual night has 10 hours', '2026-01-05T21:00:00Z', '2026-01-06T07:00:00Z'],
  ['the night that clocks go forward has 9', '2026-03-28T21:00:00Z', '2026-03-29T06:00:00Z'],
  ['the night that clocks go back has 11', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z'],
  ['outside, it has ended', '2026-01-05T12:34:56Z', '2026-01-05T12:34:56Z'],
])('%s', (_, from, until) => {
  expect(quietEnd(night, BERLIN, new Date(from))).toEqual(new Date(until));
});

test('an end that the clocks skip is the moment after', () => {
  // 2:00 becomes 3:00 at 1:00 UTC.
  expect(quietEnd(quiet('22:00', '02:30'), BERLIN, new Date('2026-03-29T00:10:00Z'))).toEqual(
    new Date('2026-03-29T01:00:00Z'),
  );
});

test('an end that comes twice: the wall clock decides both times', () => {
  // 3:00 becomes 2:00 at 1:00 UTC, so 2:30 is at 0:30 and at 1:30 UTC.
  const early = quiet('22:00', '02:30');
  expect(quietEnd(early, BERLIN, new Date('2026-10-25T00:00:00Z'))).toEqual(new Date('2026-10-25T00:30:00Z'));
  expect(isQuiet(early, BERLIN, new Date('2026-10-25T01:15:00Z'))).toBe(true);
  expect(isQuiet(early, BERLIN, new Date('2026-10-25T01:30:00Z'))).toBe(false);
});

test('zones with quarters of an hour', () => {
  // Kathmandu is 5:45 ahead.
  expect(quietEnd(night, 'Asia/Kathmandu', new Date('2026-01-05T18:00:00Z'))).toEqual(
    new Date('2026-01-06T02:15:00Z'),
  );
});

test.each([
  ['from 20:00 until it gets quiet', night, '19:00', '21:00'],
  ['until the day ends without quiet hours', quiet('22:00', '08:00', false), '19:00', '23:00'],
  ['an hour before quiet hours that begin earlier', quiet('19:00', '08:00'), '17:00', '18:00'],
  ['a nap in the afternoon changes nothing', quiet('13:00', '14:00'), '19:00', '23:00'],
])('the evening is %s', (_, hours, from, until) => {
  const at = (time: string) => new Date(`2026-01-05T${time}:00Z`);
  expect(eveningOf('2026-01-05', BERLIN, hours)).toEqual({
    day: '2026-01-05',
    from: at(from),
    until: at(until),
  });
});

test('quiet hours from the morning on leave no evening', () => {
  expect(eveningOf('2026-01-05', BERLIN, quiet('09:00', '08:00'))).toBeUndefined();
});

test.each([
  ['tonight’s', '2026-01-05T12:00:00Z', '2026-01-05'],
  ['the one that has begun', '2026-01-05T20:30:00Z', '2026-01-05'],
  ['tomorrow’s, once it’s quiet', '2026-01-05T21:00:00Z', '2026-01-06'],
])('the next evening is %s', (_, now, day) => {
  expect(nextEvening(new Date(now), BERLIN, night)?.day).toBe(day);
});
