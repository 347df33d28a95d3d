import { type Day, dayAfter, dayIn, endOfDay, startOfDay } from '@shared/rules/days';

/** The rules of docs/streak.md again, as plainly as possible: what a learner's streak must be. */

type Protection = 'ember' | 'frozen_flame';

interface Change {
  at: Date;
  amount: number;
  /** The streak spent it. */
  isCharge: boolean;
}

/** When the service was down, as far as it has noticed. */
export class OutageModel {
  private readonly periods: Array<{ from: Date; to: Date }> = [];

  constructor(private lastBeat: Date) {}

  beat(now: Date): void {
    if (now.getTime() - this.lastBeat.getTime() > 3_600_000)
      this.periods.push({ from: this.lastBeat, to: now });
    this.lastBeat = now;
  }

  /** It has noticed nothing until `now`. */
  skipTo(now: Date): void {
    this.lastBeat = now;
  }

  forgives(start: Date, end: Date, now: Date): boolean {
    const isDown = now.getTime() - this.lastBeat.getTime() > 3_600_000;
    const all = isDown ? [...this.periods, { from: this.lastBeat, to: now }] : this.periods;
    const down = all.map(({ from, to }) => Math.min(+to, +end) - Math.max(+from, +start));
    return down.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0) > 3_600_000;
  }
}

export class StreakModel {
  length = 0;
  longest = 0;
  emberProgress = 0;
  dailyGoal = 1;
  readonly covered: string[] = [];
  readonly restDays = new Set<Day>();
  private readonly held: Record<Protection, Change[]> = { ember: [], frozen_flame: [] };
  private readonly items = new Map<Day, { items: number; lessons: number }>();
  /** Unknown until the server first looks at the learner. */
  private through: Day | undefined;
  private frozen: Day[] = [];
  private emberDay = '';
  private warned = '';
  private zone = '';

  constructor(
    /** Of the account. The streak follows. */
    public accountZone: string,
    private readonly outages: OutageModel,
  ) {}

  /** Something was ever completed. */
  get isUsed(): boolean {
    return this.items.size > 0;
  }

  count(currency: Protection): number {
    return this.held[currency].reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Got by something else than the streak, or sold. */
  change(currency: Protection, amount: number, at: Date): void {
    if (amount !== 0) this.held[currency].push({ at, amount, isCharge: false });
  }

  today(now: Date): Day {
    this.settle(now);
    return dayIn(this.zone, now);
  }

  /** Something was completed. Says what the pay depends on. */
  complete(kind: 'lesson' | 'training', now: Date): { isFirstLesson: boolean; lengthBefore: number } {
    const today = this.today(now);
    const lengthBefore = this.through === today && this.length > 0 ? this.length - 1 : this.length;
    const count = this.items.get(today) ?? { items: 0, lessons: 0 };
    count.items++;
    if (kind === 'lesson') count.lessons++;
    this.items.set(today, count);
    if (this.through! < today) {
      this.through = today;
      this.longest = Math.max(this.longest, ++this.length);
    }
    if (count.items >= 2 * this.dailyGoal) this.addEmberProgress(today, now);
    return { isFirstLesson: kind === 'lesson' && count.lessons === 1, lengthBefore };
  }

  /** The hourly job only looks at streaks whose evening has come. */
  endDays(now: Date): void {
    if (this.length === 0) return;
    const open = dayAfter(this.through!);
    if (now < (this.warned === open ? endOfDay(this.zone, open) : this.evening(open))) return;
    this.settle(now);
    const next = dayAfter(this.through!);
    if (this.length > 0 && now >= this.evening(next)) this.warned = next;
  }

  /** Decides the days that are over, then moves to the account's time zone if no day is skipped or doubled by it. */
  settle(now: Date): void {
    this.zone ||= this.accountZone;
    const today = dayIn(this.zone, now);
    this.through ??= dayBeforeOf(today);
    while (this.length > 0 && dayAfter(this.through) < today) this.miss(now);
    const there = dayIn(this.accountZone, now);
    if (today < this.through) return;
    if (there === today || (this.length === 0 && there > this.through)) this.zone = this.accountZone;
  }

  private miss(now: Date): void {
    const day = dayAfter(this.through!);
    this.through = day;
    const [start, end] = [startOfDay(this.zone, day), endOfDay(this.zone, day)];
    const cover = this.restDays.has(day)
      ? 'rest'
      : end <= start || this.outages.forgives(start, end, now)
        ? 'outage'
        : this.frozen.includes(day)
          ? 'frozen'
          : this.spend('ember', end)
            ? 'ember'
            : this.spend('frozen_flame', end)
              ? 'flame'
              : undefined;
    if (cover) this.covered.push(`${day} ${cover}`);
    else this.length = 0;
    if (!cover) this.frozen = [];
    if (cover === 'flame') this.frozen = [1, 2, 3].reduce((days) => [...days, dayAfter(days.at(-1)!)], [day]);
  }

  /** Only what was there when the day ended, and still is. */
  private spend(currency: Protection, end: Date): boolean {
    const then = this.held[currency].filter(({ at, isCharge }) => at < end || isCharge);
    if (
      Math.min(
        this.count(currency),
        then.reduce((sum, { amount }) => sum + amount, 0),
      ) < 1
    )
      return false;
    this.held[currency].push({ at: end, amount: -1, isCharge: true });
    return true;
  }

  private addEmberProgress(today: Day, now: Date): void {
    if (this.emberDay >= today) return;
    this.emberDay = today;
    if (this.count('ember') >= 2) return;
    this.emberProgress++;
    if (this.emberProgress < 5) return;
    this.emberProgress = 0;
    this.change('ember', 1, now);
  }

  private evening(day: Day): Date {
    return new Date(endOfDay(this.zone, day).getTime() - 4 * 3_600_000);
  }
}

const dayBeforeOf = (day: Day): Day => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
