import { type Day, dayAfter, dayIn, startOfDay } from './days';
import { STREAK_WARNING_HOUR } from './streak';

/** A time of day, `22:30`, on a quarter of an hour. */
export type TimeOfDay = string;

/** From `from` until `until`, in the learner's zone; across midnight if `until` is earlier. */
export interface QuietHours {
  isOn: boolean;
  from: TimeOfDay;
  until: TimeOfDay;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { isOn: true, from: '22:00', until: '08:00' };

export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/;

const MINUTE_MS = 60_000;
/** Every zone's clock changes at a multiple of this, and quiet hours begin and end at one. */
const QUARTER_MS = 15 * MINUTE_MS;
/** No day is longer, even when the clocks change. */
const MAX_QUARTERS = 26 * 4;
/** Before quiet hours that begin too early for the evening's email. */
const EMAIL_LEAD_MINUTES = 60;
/** Quiet hours that begin earlier have no evening before them. */
const EARLIEST_EMAIL_MINUTES = 12 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since 00:00 on the clocks of an IANA zone. Throws a RangeError for a zone that Intl doesn't know. */
export function minutesIn(timeZone: string, instant: Date): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      numberingSystem: 'latn',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return minutesOf(format.format(instant));
}

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function isQuietAt(minutes: number, { isOn, from, until }: QuietHours): boolean {
  if (!isOn) return false;
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return start < end ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

/** What the clock on the learner's wall says decides, also on days on which it's changed. */
export const isQuiet = (quiet: QuietHours, timeZone: string, instant: Date): boolean =>
  isQuietAt(minutesIn(timeZone, instant), quiet);

/** The first instant from `instant` on that isn't quiet. */
export function quietEnd(quiet: QuietHours, timeZone: string, instant: Date): Date {
  if (!isQuiet(quiet, timeZone, instant)) return instant;
  let ms = Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS;
  for (let step = 0; step < MAX_QUARTERS; step++) {
    ms += QUARTER_MS;
    if (!isQuiet(quiet, timeZone, new Date(ms))) break;
  }
  return new Date(ms);
}

/** When an email of the evening may be sent. */
export interface Evening {
  day: Day;
  from: Date;
  until: Date;
}

/**
 * The evening of a day: from 20:00, or from an hour before quiet hours that begin earlier, until they begin or the day
 * ends. Undefined if quiet hours leave none.
 */
export function eveningOf(day: Day, timeZone: string, quiet: QuietHours): Evening | undefined {
  const usual = STREAK_WARNING_HOUR * 60;
  const start = minutesOf(quiet.from);
  const minutes = isQuietAt(usual, quiet) ? Math.min(usual, start - EMAIL_LEAD_MINUTES) : usual;
  if (minutes < EARLIEST_EMAIL_MINUTES) return undefined;
  const from = instantIn(day, timeZone, (at) => at >= minutes);
  const end = startOfDay(timeZone, dayAfter(day));
  const until = instantIn(day, timeZone, (at) => at >= minutes && isQuietAt(at, quiet));
  if (!from || from >= end || isQuiet(quiet, timeZone, from)) return undefined;
  return { day, from, until: until ?? end };
}

/** The evening that `instant` is in, or else the next one; undefined if quiet hours leave none. */
export function nextEvening(instant: Date, timeZone: string, quiet: QuietHours): Evening | undefined {
  const today = dayIn(timeZone, instant);
  const evening = eveningOf(today, timeZone, quiet);
  return evening && instant < evening.until ? evening : eveningOf(dayAfter(today), timeZone, quiet);
}

/** The first quarter of an hour of a day that fits, by the clocks of the zone. */
function instantIn(day: Day, timeZone: string, fits: (minutes: number) => boolean): Date | undefined {
  const start = startOfDay(timeZone, day).getTime();
  const end = startOfDay(timeZone, dayAfter(day)).getTime();
  for (let ms = start; ms < end; ms += QUARTER_MS) {
    if (fits(minutesIn(timeZone, new Date(ms)))) return new Date(ms);
  }
  return undefined;
}
