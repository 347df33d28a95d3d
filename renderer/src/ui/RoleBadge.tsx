import { ROLE_BADGES, roleBadgePath } from '@shared/art/role-badges';
import { useId } from 'react';
import { cx } from './cx';
import styles from './Emblem.module.css';
import { EmblemArt, SMALL_EMBLEM } from './EmblemArt';
import { roleName } from './roleName';

export interface RoleBadgeProps {
  /** 0 to 9 (`roleIndexOf`). */
  roleIndex: number;
  /** Width and height in pixels. */
  size?: number;
  /** Hides it from screen readers, for use next to the role's name. */
  decorative?: boolean;
  className?: string;
}

/** The badge of a role, named by it. */
export function RoleBadge({ roleIndex, size = 64, decorative, className }: RoleBadgeProps) {
  const id = useId();
  const { tone, shape } = ROLE_BADGES[roleIndex]!;
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      className={cx(styles.emblem, className)}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : roleName(roleIndex)}
      aria-hidden={decorative ? true : undefined}
    >
      <EmblemArt
        id={id}
        path={roleBadgePath(roleIndex)}
        tone={tone}
        shape={shape}
        small={size < SMALL_EMBLEM}
      />
    </svg>
  );
}
