/** Days in a learner's own time zone: `2026-03-01`. They sort like text. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of `instant` in an IANA time zone. Throws a RangeError for a zone that Intl doesn't know. */
export function dayIn(timeZone: string, instant: Date): Day {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Cached, because creating a formatter is far slower than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** Uses calendar arithmetic, so days of 23 or 25 hours count like any other. */
export const dayBefore = (day: Day): Day => plusDays(day, -1);
export const dayAfter = (day: Day): Day => plusDays(day, 1);

export function plusDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The first instant of `day` in an IANA time zone. Where daylight saving time skips midnight, that's later than 00:00.
 * A day that the zone skipped starts when the next one does.
 */
export function startOfDay(timeZone: string, day: Day): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // Zones are between 14 hours ahead of UTC and 12 behind. Offsets are whole minutes.
  let before = utcMidnight - 15 * HOUR_MS;
  let after = utcMidnight + 13 * HOUR_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** When `day` is over: the next day's first instant. */
export const endOfDay = (timeZone: string, day: Day): Date => startOfDay(timeZone, dayAfter(day));

/** The number of consecutive days in `activeDays` that end on the day before `today`. */
export function streakBefore(today: Day, activeDays: Iterable<Day>): number {
  const active = new Set(activeDays);
  let length = 0;
  for (let day = dayBefore(today); active.has(day); day = dayBefore(day)) length += 1;
  return length;
}
