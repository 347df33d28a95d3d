import type { CSSProperties } from 'react';
import styles from './Strike.module.css';

/** Where each spark flies to, in the drawing's units, and its size. */
const SPARKS = [
  { x: -34, y: -14, r: 2.2 },
  { x: -28, y: -27, r: 3 },
  { x: -17, y: -20, r: 2 },
  { x: -12, y: -36, r: 2.7 },
  { x: 3, y: -26, r: 2 },
  { x: 10, y: -38, r: 3 },
  { x: 20, y: -22, r: 2.3 },
  { x: 27, y: -31, r: 2 },
  { x: 35, y: -12, r: 2.7 },
  { x: -38, y: -2, r: 1.9 },
  { x: 38, y: -3, r: 1.9 },
] as const;

const flight = ({ x, y }: { x: number; y: number }) =>
  ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;

/** A hammer strikes glowing metal on an anvil, once; `isStill` shows the end of it. */
export function Strike({ isStill }: { isStill: boolean }) {
  return (
    <svg viewBox="0 0 100 80" className={styles.strike} data-still={isStill || undefined} aria-hidden="true">
      <path
        className={styles.anvil}
        d="M28 45H84V51C75 52 70 55 69 61H75L79 68V75H35V68L39 61H45C44 56 41 54 34 54C22 54 11 52 5 47V45Z"
      />
      <path className={styles.face} d="M5 45H84V47.5H6.5Z" />
      <rect className={styles.metal} x="40" y="40.5" width="30" height="4.5" rx="1.5" />
      <circle className={styles.flash} cx="56" cy="41" r="13" />
      <g className={styles.hammer}>
        <rect className={styles.handle} x="60" y="24.5" width="38" height="5.5" rx="2.5" />
        <path className={styles.head} d="M48 15H64V34L62 40H50L48 34Z" />
        <path className={styles.edge} d="M48 15H64V18H48Z" />
      </g>
      {SPARKS.map((spark) => (
        <circle key={spark.x} className={styles.spark} cx="56" cy="41" r={spark.r} style={flight(spark)} />
      ))}
    </svg>
  );
}
