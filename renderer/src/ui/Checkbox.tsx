import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './FieldError';
import { Check, Minus } from './icons';

export interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  checked?: boolean | 'indeterminate';
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  value?: string;
}

/** A yes/no choice that applies when a form is sent. For one that applies immediately, use Switch. */
export function Checkbox({ label, hint, error, onChange, ...box }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <Radix.Root
          {...box}
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onCheckedChange={(checked) => onChange?.(checked === true)}
        >
          <Radix.Indicator className={styles.mark}>
            {box.checked === 'indeterminate' ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={id} className={styles.text}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
