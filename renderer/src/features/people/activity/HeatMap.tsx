import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Day } from '@shared/rules/days';
import { HEAT_COLORS } from '@shared/rules/heat-map';
import type { HeatmapValue } from '@web/api';
import { longDay } from '@web/features/game/streak';
import { dateFormat, formatNumber } from '@web/i18n';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './HeatMap.module.css';
import { type HeatCell, heatCells, heatText, monthLabels } from './heat-map-cells';

const SQUARE = 10;
const STEP = 13;
const TOP = 18;
const COLUMNS = 53;
const WIDTH = COLUMNS * STEP;
const HEIGHT = TOP + 7 * STEP;
const MONTH = dateFormat({ month: 'short', timeZone: 'UTC' });
const LEGEND = Array.from({ length: HEAT_COLORS }, (_, color) => color);

interface Hovered {
  cell: HeatCell;
  left: number;
  top: number;
}

/** A year of days as squares, the darker the busier. Screen readers get a table instead. */
export function HeatMap({ values, today }: { values: readonly HeatmapValue[]; today: Day }) {
  const scroller = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const cells = heatCells(values, today);
  const total = values.reduce((sum, { count }) => sum + count, 0);

  // The newest days are at the end, which a phone has to scroll to; before the first paint, so nothing jumps.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);

  const point = (event: PointerEvent) => {
    const cell = cells[Number((event.target as SVGElement).dataset.index ?? Number.NaN)];
    const bounds = frame.current?.getBoundingClientRect();
    if (!cell || !bounds) return setHovered(null);
    const square = (event.target as SVGElement).getBoundingClientRect();
    setHovered({ cell, left: square.left + square.width / 2 - bounds.left, top: square.top - bounds.top });
  };

  return (
    <div className={styles.frame} ref={frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t`The last year`}>
        <svg
          width={WIDTH}
          height={HEIGHT}
          className={styles.map}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setHovered(null)}
        >
          {monthLabels(cells).map(({ column, month }) => (
            <text key={column} x={column * STEP} y={11} className={styles.label}>
              {MONTH.format(Date.UTC(2026, month))}
            </text>
          ))}
          {cells.map(({ day, color, column, row }, index) => (
            <rect
              key={day}
              data-index={index}
              data-color={color}
              className={styles.square}
              x={column * STEP + 1}
              y={TOP + row * STEP + 1}
              width={SQUARE}
              height={SQUARE}
              rx={2}
            />
          ))}
        </svg>
      </section>
      {hovered && (
        <div className={styles.tooltip} style={{ left: hovered.left, top: hovered.top }} aria-hidden="true">
          {heatText(hovered.cell)}
        </div>
      )}
      <div className={styles.foot}>
        <span>
          {plural(total, {
            one: '# contribution in the last year',
            other: '# contributions in the last year',
          })}
        </span>
        <span className={styles.legend} aria-hidden="true">
          <Trans comment="Before the colors of a heat map, from few to many">Less</Trans>
          <svg width={HEAT_COLORS * STEP} height={SQUARE + 2} aria-hidden="true">
            {LEGEND.map((color) => (
              <rect
                key={color}
                data-color={color}
                className={styles.square}
                x={color * STEP + 1}
                y={1}
                width={SQUARE}
                height={SQUARE}
                rx={2}
              />
            ))}
          </svg>
          <Trans comment="After the colors of a heat map, from few to many">More</Trans>
        </span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>
            <Trans>Contributions in the last year, on days with any</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>Contributions</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{longDay(date)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
