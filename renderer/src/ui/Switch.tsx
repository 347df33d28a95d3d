import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx';
import { VisuallyHidden } from './VisuallyHidden';

export interface SwitchProps {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  /** Label on the left, switch on the far right, for rows of settings. */
  spread?: boolean;
}

/** A setting that takes effect immediately. */
export function Switch({ label, hideLabel, hint, onChange, spread, ...toggle }: SwitchProps) {
  const id = useId();
  const text = (
    <label htmlFor={id} className={styles.text}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      <div className={cx(styles.row, spread && styles.spread)}>
        <Radix.Root
          {...toggle}
          id={id}
          className={styles.track}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onCheckedChange={onChange}
        >
          <Radix.Thumb className={styles.thumb} />
        </Radix.Root>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={cx(styles.hint, spread ? styles.flush : styles.afterTrack)}>
          {hint}
        </p>
      )}
    </div>
  );
}
