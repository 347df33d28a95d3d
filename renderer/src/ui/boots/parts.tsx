import type { ReactNode } from 'react';
import styles from './Boots.module.css';

/** The parts that Boots is drawn from, on a canvas of 120 by 120. */

const both = (left: ReactNode): ReactNode => (
  <>
    {left}
    <g transform="matrix(-1 0 0 1 120 0)">{left}</g>
  </>
);

/** A mirrored pair of eyes with slit pupils. */
const openEyes = ({ pupil = 2, lift = 0, lid = '' } = {}): ReactNode =>
  both(
    <>
      <path className={styles.eye} d="M38.500 46c1.500-7 13.500-9 17.500-1-1 8-15 10-17.500 1Z" />
      <ellipse className={styles.dark} cx="47.500" cy={45 - lift} rx={pupil} ry={lift ? 4.4 : 5.6} />
      <circle className={styles.glint} cx="49.600" cy={42.6 - lift} r="1.300" />
      {lid && <path className={styles.fur} d={lid} />}
    </>,
  );

export const EYES = {
  smiling: both(<path className={styles.eyeLine} d="M40 47c2.500-5.500 11.500-5.500 14 0" />),
  closed: both(<path className={styles.eyeLine} d="M40 44c2.500 5 11.500 5 14 0" />),
  squeezed: both(<path className={styles.eyeLine} d="M40 40.500l13 4.700-13 4.700" />),
  up: openEyes({ pupil: 2.6, lift: 2.2 }),
  lidded: openEyes({ lid: 'M36.500 46c2-9 18-11 21-2.500-4-1.500-15-1.500-21 2.500Z' }),
  narrow: openEyes({ lid: 'M36 43c4-6 18-4 21.500 4.500C51 42 44 41 36 43Z' }),
  wide: both(
    <>
      <circle className={styles.eye} cx="47" cy="45" r="9" />
      <circle className={styles.dark} cx="47" cy="45" r="2.400" />
    </>,
  ),
  round: both(
    <>
      <circle className={styles.eye} cx="47" cy="45" r="8.800" />
      <circle className={styles.dark} cx="47" cy="45" r="6" />
      <circle className={styles.glint} cx="49.500" cy="42.300" r="2.300" />
    </>,
  ),
  glossy: both(
    <>
      <circle className={styles.eye} cx="47" cy="46" r="8" />
      <circle className={styles.dark} cx="47" cy="46.500" r="5.600" />
      <circle className={styles.glint} cx="49.400" cy="44" r="2.200" />
      <circle className={styles.glint} cx="44.700" cy="49" r="1.200" />
    </>,
  ),
  wink: (
    <>
      <path className={styles.eyeLine} d="M40 46c2.500-4.500 11.500-4.500 14 0" />
      <g transform="matrix(-1 0 0 1 120 0)">
        <path className={styles.eye} d="M38.500 46c1.500-7 13.500-9 17.500-1-1 8-15 10-17.500 1Z" />
        <ellipse className={styles.dark} cx="47.500" cy="45" rx="2.200" ry="5.600" />
        <circle className={styles.glint} cx="45.600" cy="42.600" r="1.300" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;

export const MOUTHS = {
  smile: <path className={styles.mouth} d="M52 57.500c2 4.500 6.500 4 8 0 1.500 4 6 4.500 8 0" />,
  smirk: <path className={styles.mouth} d="M53 59.500c4 2.500 12 1.500 15.500-3.500" />,
  flat: (
    <path
      className={styles.mouth}
      d="M54.500 59.500c2 1.800 4 1.200 5.500-1 1.500 2.200 3.500 2.800 5.500 1"
    />
  ),
  frown: <path className={styles.mouth} d="M53 62c3-4.500 11-4.500 14 0" />,
  wavy: <path className={styles.mouth} d="M51 61c2-3 4-3 6 0s4 3 6 0 4-3 6 0" />,
  gasp: (
    <>
      <ellipse className={styles.maw} cx="60" cy="62" rx="5" ry="5.800" />
      <path className={styles.tongue} d="M56.500 65c1.500-2 5.500-2 7 0-1.500 3.500-5.500 3.500-7 0Z" />
    </>
  ),
  laugh: (
    <>
      <path className={styles.maw} d="M50 57.500c6 2 14 2 20 0 1 7-4 11.500-10 11.500s-11-4.500-10-11.500Z" />
      <path className={styles.tongue} d="M54 65.500c3-3.500 9-3.500 12 0-3 4.500-9 4.500-12 0Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const EARS = {
  up: both(
    <>
      <path className={styles.outlined} d="M31 40C29 27 29 17 32.500 8.500 41 12 48 17 54 25Z" />
      <path
        className={styles.inner}
        d="M35.500 30c-.500-5.500-.300-9.500.800-13.500 4 2 7 4.500 9.700 7.500Z"
      />
    </>,
  ),
  flat: both(
    <>
      <path className={styles.outlined} d="M30 44C22 37 16 30 13 22c10-2 22 0 33 6Z" />
      <path className={styles.inner} d="M28 35c-4-3.500-6.500-6.500-8.500-9.500 6 0 11 1 16 3.200Z" />
    </>,
  ),
} satisfies Record<string, ReactNode>;

export const BROWS = {
  none: null,
  raised: both(<path className={styles.brow} d="M40 33c4-3 9-3 13-1" />),
  worried: both(<path className={styles.brow} d="M38 35c5-.500 9-2 12.500-5" />),
  angry: both(<path className={styles.brow} d="M38 32c5 .500 10 3 14 7" />),
} satisfies Record<string, ReactNode>;

const standing = (
  <>
    <path className={styles.leg} d="M46.500 78c-1.500 10-1.500 18-1 27h12c.500-8 .500-14 0-20" />
    <path
      className={styles.paw}
      d="M43 107c0-5 3.500-7.500 8.300-7.500s8.200 2.500 8.200 7.500c0 4-16.500 4-16.500 0Z"
    />
    <path className={styles.toes} d="M48.700 105.500v3.200m5-3.200v3.200" />
  </>
);
const mirrored = <g transform="matrix(-1 0 0 1 120 0)">{standing}</g>;

/** Toe beans of a raised paw, centered on 0 0. */
const raisedPaw = (
  <>
    <path
      className={styles.paw}
      d="M-8.500 1c0-6 3.500-9 8.500-9s8.500 3 8.500 9-3.500 8-8.500 8-8.500-2-8.500-8Z"
    />
    <path
      className={styles.bean}
      d="M-4 3.500c0-3 1.500-4.500 4-4.500s4 1.500 4 4.500c0 2.500-8 2.500-8 0Z"
    />
    <circle className={styles.bean} cx="-5" cy="-2.500" r="1.500" />
    <circle className={styles.bean} cx="0" cy="-4.700" r="1.500" />
    <circle className={styles.bean} cx="5" cy="-2.500" r="1.500" />
  </>
);

export const ARMS = {
  standing: (
    <>
      {standing}
      {mirrored}
    </>
  ),
  chin: (
    <>
      {mirrored}
      <path className={styles.arm} d="M46 84c-8 8-5 15 2 12 6-2.500 6-12 5-20" />
      <g transform="translate(53 72) rotate(12) scale(.82)">
        <path
          className={styles.paw}
          d="M-8.500 1c0-6 3.500-9 8.500-9s8.500 3 8.500 9-3.500 8-8.500 8-8.500-2-8.500-8Z"
        />
        <path className={styles.toes} d="M-3-7v4M3-7v4" />
      </g>
    </>
  ),
  flex: (
    <>
      {standing}
      <path className={styles.arm} d="M77 84c14 5 24-1 23-9-1-6-9-8-12-3 2-5 2-10 1-16" />
      <g transform="translate(92 52) rotate(8) scale(.92)">{raisedPaw}</g>
    </>
  ),
  hug: (
    <>
      <path
        className={styles.heart}
        d="M60 108C44 97 40 90 42.500 83.500 45 77 55 76.500 60 84c5-7.500 15-7 17.500-.500C80 90 76 97 60 108Z"
      />
      {both(
        <>
          <path className={styles.arm} d="M40 82c-4 6-3.500 11 1 14" />
          <g transform="translate(46 96) rotate(-28) scale(.84)">
            <path
              className={styles.paw}
              d="M-8.500 1c0-6 3.500-9 8.500-9s8.500 3 8.500 9-3.500 8-8.500 8-8.500-2-8.500-8Z"
            />
            <path className={styles.toes} d="M-3-7v4M3-7v4" />
          </g>
        </>,
      )}
    </>
  ),
  pray: both(
    <>
      <path className={styles.arm} d="M42 82c1 10 8 15 13 11 2-2 3-6 3-10" />
      <path className={styles.paw} d="M60 73c-5 2-9 8-8.500 15 .500 6 5 7 8.500 5Z" />
    </>,
  ),
  thumb: (
    <>
      {standing}
      <path className={styles.arm} d="M77 86c9 4 16 1 18-9" />
      <g transform="translate(96 72)">
        <path
          className={styles.paw}
          d="M-9 2c-.500-5 2-8 6-8.500C-4-11-2.500-17 .500-17c3.500 0 4 5 3.500 10 4 0 6 3 5.500 9S5.500 11 0 11s-8.500-3-9-9Z"
        />
        <path className={styles.toes} d="M2 0h6M2 4.500h6" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;

export const EXTRAS = {
  none: null,
  thought: (
    <>
      <circle className={styles.bubble} cx="95" cy="34" r="2.500" />
      <circle className={styles.bubble} cx="101" cy="25" r="4" />
      <circle className={styles.bubble} cx="107" cy="12" r="6.500" />
    </>
  ),
  sweat: <path className={styles.water} d="M94 26c4 6 5 8.500 5 11a5 5 0 0 1-10 0c0-2.500 1-5 5-11Z" />,
  tear: <path className={styles.water} d="M38 55c3 5 4 7 4 9a4 4 0 0 1-8 0c0-2 1-4 4-9Z" />,
  tears: both(
    <path className={styles.water} d="M33 48c-5 1-10 4-11 8-.700 3 2 5 4.500 3.500C30 58 32 53 33 48Z" />,
  ),
  sparks: (
    <>
      <path className={styles.spark} d="M104 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" />
      <path
        className={styles.spark}
        d="M14 30l1.500 4.500L20 36l-4.500 1.500L14 42l-1.500-4.500L8 36l4.500-1.500Z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EyesName = keyof typeof EYES;
export type MouthName = keyof typeof MOUTHS;
export type EarsName = keyof typeof EARS;
export type BrowsName = keyof typeof BROWS;
export type ArmsName = keyof typeof ARMS;
export type ExtraName = keyof typeof EXTRAS;
