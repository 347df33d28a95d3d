import { plural, t } from '@lingui/core/macro';
import { type Day, plusDays, weekdayOf } from '@shared/rules/days';
import { HEAT_MAP_DAYS, heatColor } from '@shared/rules/heat-map';
import type { HeatmapValue } from '@web/api';
import { longDay } from '@web/features/game/streak';

export interface HeatCell {
  day: Day;
  /** Undefined before the first day that anything is known of. */
  count: number | undefined;
  /** 0 to 5. */
  color: number;
  /** From the left, a week each. */
  column: number;
  /** 0 for Sunday. */
  row: number;
}

/** The 365 days up to `today`; later days are left out. The server sends days with activity: between them, there was none. */
export function heatCells(values: readonly HeatmapValue[], today: Day): HeatCell[] {
  const counts = new Map(values.map(({ date, count }) => [date, count]));
  const max = Math.max(0, ...counts.values());
  const earliest = values.reduce<Day | undefined>(
    (found, { date }) => (found === undefined || date < found ? date : found),
    undefined,
  );
  const first = plusDays(today, 1 - HEAT_MAP_DAYS);
  const offset = weekdayOf(first);
  return Array.from({ length: HEAT_MAP_DAYS }, (_, index) => {
    const day = plusDays(first, index);
    const count = counts.get(day) ?? (earliest !== undefined && day > earliest ? 0 : undefined);
    const place = offset + index;
    return { day, count, color: heatColor(count, max), column: Math.floor(place / 7), row: place % 7 };
  });
}

/** The columns in which a new month starts, for labels; not so close to each other that they'd overlap. */
export function monthLabels(cells: readonly HeatCell[]): Array<{ column: number; month: number }> {
  const labels: Array<{ column: number; month: number }> = [];
  for (const { day, column, row } of cells) {
    const month = Number(day.slice(5, 7)) - 1;
    const last = labels.at(-1);
    if (row !== 0 || last?.month === month) continue;
    if (last && column - last.column < 3) labels.pop();
    labels.push({ column, month });
  }
  return labels;
}

export function heatText({ day, count }: Pick<HeatCell, 'day' | 'count'>): string {
  const date = longDay(day);
  if (!count) return t`No contributions on ${date}`;
  return t`${plural(count, { one: '# contributions', other: '# contributions' })} on ${date}`;
}
