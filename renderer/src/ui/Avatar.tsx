import { ROLE_FRAMES } from '@shared/art/role-frames';
import { Avatar as Radix } from 'radix-ui';
import styles from './Avatar.module.css';
import { cx } from './cx';
import { initialsOf } from './initials';
import { RoleFrame } from './RoleFrame';

export interface AvatarProps {
  /** The person's name: the picture's alt text, and the source of the initials. */
  name: string;
  src?: string | null;
  size?: 24 | 32 | 40 | 48 | 64 | 96 | 128;
  /** Frames the picture for the learner's role, 0 to 9 (`roleIndexOf`). */
  roleIndex?: number;
  /** Hides it from screen readers, for use next to the name. */
  decorative?: boolean;
  className?: string;
}

/** A learner's picture, or their initials on a plate of the theme's surfaces, in the frame of their role. */
export function Avatar({ name, src, size = 40, roleIndex, decorative, className }: AvatarProps) {
  const inset = roleIndex === undefined ? 0 : size * ROLE_FRAMES[roleIndex]!.inset;
  return (
    <Radix.Root
      className={cx(styles.avatar, className)}
      style={{ width: size, height: size, fontSize: (size - 2 * inset) * 0.4 }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <span className={cx(styles.picture, inset > 0 && styles.framed)} style={{ inset }}>
        {src && <Radix.Image src={src} alt="" className={styles.image} />}
        <Radix.Fallback className={styles.initials} data-initials={initialsOf(name)} aria-hidden="true" />
      </span>
      {roleIndex !== undefined && (
        <span className={styles.frame}>
          <RoleFrame roleIndex={roleIndex} />
        </span>
      )}
    </Radix.Root>
  );
}
