import { cx } from '@web/ui/cx';
import { Flame as FlameIcon, Moon, Snowflake } from '@web/ui/icons';
import styles from './Flame.module.css';
import type { FlameLook } from './streak-texts';

/** Burning once today counts, an outline before; frost and moon for days that are protected. Decorative. */
export function Flame({
  look,
  size = 22,
  isGrowing,
}: {
  look: FlameLook;
  size?: number;
  isGrowing?: boolean;
}) {
  const Icon = look === 'frozen' ? Snowflake : look === 'rest' ? Moon : FlameIcon;
  return (
    <Icon
      size={size}
      strokeWidth={2}
      className={cx(styles.flame, styles[look], isGrowing && styles.growing)}
      aria-hidden="true"
    />
  );
}
