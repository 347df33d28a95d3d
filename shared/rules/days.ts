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

function plusDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The number of consecutive days in `activeDays` that end on the day before `today`. */
export function streakBefore(today: Day, activeDays: Iterable<Day>): number {
  const active = new Set(activeDays);
  let length = 0;
  for (let day = dayBefore(today); active.has(day); day = dayBefore(day)) length += 1;
  return length;
}
