import styles from './figures.module.css';

const HEIGHT = 40;
const WIDTH = 10;
const GAP = 3;
/** A day without anything still has its place. */
const MIN_HEIGHT = 1.5;

/** A bar for each day, the newest last; the table below says the same in numbers. */
export function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const width = values.length * (WIDTH + GAP) - GAP;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, at) => {
        const height = value === 0 ? MIN_HEIGHT : Math.max(MIN_HEIGHT * 2, (value / most) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is what it is
            key={at}
            className={value === 0 ? styles.empty : styles.bar}
            x={at * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
          />
        );
      })}
    </svg>
  );
}
