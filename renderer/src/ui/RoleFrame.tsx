import { PLATE_BOX } from '@shared/art/plates';
import { type FramePart, ROLE_FRAMES } from '@shared/art/role-frames';
import { useId } from 'react';
import { cx } from './cx';
import emblemStyles from './Emblem.module.css';
import styles from './RoleFrame.module.css';

const FILL: Record<FramePart['fill'], string | undefined> = {
  metal: styles.light,
  dark: styles.edge,
  jewel: styles.jewel,
};

/** A role's frame (0 to 9) without a picture in it; decorative. Fills its container. */
export function RoleFrame({ roleIndex }: { roleIndex: number }) {
  const id = useId();
  const { tone, jewel, band, parts } = ROLE_FRAMES[roleIndex]!;
  const metal = parts.filter(({ fill }) => fill === 'metal').map(({ d }) => d);
  return (
    <svg
      viewBox={`0 0 ${PLATE_BOX} ${PLATE_BOX}`}
      className={cx(styles.frame, emblemStyles[tone])}
      aria-hidden="true"
    >
      <clipPath id={id}>
        <rect x={PLATE_BOX / 2} width={PLATE_BOX / 2} height={PLATE_BOX} />
      </clipPath>
      {[styles.light, styles.dark].map((shade) => (
        <g key={shade} className={shade} clipPath={shade === styles.dark ? `url(#${id})` : undefined}>
          <path d={band} fillRule="evenodd" />
          {metal.map((d) => (
            <path key={d} d={d} className={styles.forged} />
          ))}
        </g>
      ))}
      {parts
        .filter(({ fill }) => fill !== 'metal')
        .map(({ d, fill }) => (
          <g key={d} className={fill === 'jewel' ? emblemStyles[jewel] : undefined}>
            <path d={d} className={FILL[fill]} />
          </g>
        ))}
    </svg>
  );
}
