import type { Transaction } from '@server/platform/database';
import { type Day, dayAfter, dayBefore, plusDays } from '@shared/rules/days';
import {
  countDay,
  DAYS_PER_FROZEN_FLAME,
  type DayCover,
  missDay,
  type StreakState,
} from '@shared/rules/streak';
import { Between, LessThan } from 'typeorm';
import { ActiveDayEntity } from './active-day.entity';
import { CoveredDayEntity } from './covered-day.entity';
import type { CoverChange, Protections } from './protections';
import type { StreakEntity } from './streak.entity';

type Covers = Map<Day, DayCover>;

/**
 * Decides `from` and the decided days after it again, now that more is known of them: as if everything had arrived in
 * time. Embers and flames that weren't needed are given back. `source` is what arrived late.
 */
export async function redecideDays(
  tx: Transaction,
  protections: Protections,
  { streak, from, source }: { streak: StreakEntity; from: Day; source: string },
): Promise<StreakState> {
  const { userId, throughDay } = streak;
  const within = { userId, day: Between(from, throughDay) };
  const active = new Set((await tx.manager.findBy(ActiveDayEntity, within)).map(({ day }) => day));
  const old: Covers = coversOf(await tx.manager.findBy(CoveredDayEntity, within));
  const changed: Covers = new Map();
  let state: StreakState = { ...streak, ...(await stateBefore(tx, userId, from)) };
  for (let day = from; day <= throughDay; day = dayAfter(day)) {
    if (active.has(day)) state = countDay(state, day);
    else if (state.length === 0) state = { ...state, throughDay: day };
    else {
      const spent = { returned: [...old.values()], spent: [...changed.values()] };
      const missed = missDay(state, await protections.on(tx, streak, day, spent));
      state = missed.state;
      if (missed.cover) changed.set(day, missed.cover);
    }
  }
  await protections.change(tx, {
    userId,
    timeZone: streak.timeZone,
    source,
    changes: changesOf(old, changed),
  });
  const { length, longest, frozenThrough } = state;
  return { length, longest, frozenThrough, throughDay, emberProgress: streak.emberProgress };
}

/** The streak at the end of the day before, from the stored days. */
async function stateBefore(
  tx: Transaction,
  userId: string,
  day: Day,
): Promise<Pick<StreakState, 'length' | 'throughDay' | 'frozenThrough'>> {
  const before = { userId, day: LessThan(day) };
  const [active, rows] = [
    await tx.manager.find(ActiveDayEntity, { where: before, order: { day: 'DESC' } }),
    await tx.manager.find(CoveredDayEntity, { where: before, order: { day: 'DESC' } }),
  ];
  const activeDays = new Set(active.map((row) => row.day));
  const covers = coversOf(rows);
  const run = daysOfRun(day, activeDays, covers);
  // A streak that ended takes its flame along.
  const flame = run.find((past) => covers.get(past) === 'flame');
  return {
    length: run.filter((past) => activeDays.has(past)).length,
    throughDay: dayBefore(day),
    frozenThrough: flame === undefined ? null : plusDays(flame, DAYS_PER_FROZEN_FLAME - 1),
  };
}

/** How many days counted in a row before `day`, over days that were covered. */
export function runBefore(
  day: Day,
  active: ReadonlySet<Day>,
  covered: Pick<ReadonlyMap<Day, unknown>, 'has'>,
): number {
  return daysOfRun(day, active, covered).filter((past) => active.has(past)).length;
}

/** The days in a row before `day` that counted or were covered, the newest first. */
function daysOfRun(
  day: Day,
  active: ReadonlySet<Day>,
  covered: Pick<ReadonlyMap<Day, unknown>, 'has'>,
): Day[] {
  const run: Day[] = [];
  for (let past = dayBefore(day); active.has(past) || covered.has(past); past = dayBefore(past))
    run.push(past);
  return run;
}

const coversOf = (rows: readonly CoveredDayEntity[]): Covers =>
  new Map(rows.map(({ day, cover }) => [day, cover]));

const changesOf = (old: Covers, now: Covers): CoverChange[] =>
  [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((day) => ({ day, before: old.get(day) ?? null, after: now.get(day) ?? null }))
    .filter(({ before, after }) => before !== after);
