import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Shown inside, before the text. */
  icon?: ReactNode;
  /** Passed to the input, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A single line of text with its label, hint and error. Takes every attribute of `<input>`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  errorId,
  optional,
  id,
  icon,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, errorId, optional, id, className }}>
      {(wiring) => (
        <div className={styles.wrap}>
          <input
            type="text"
            {...input}
            {...wiring}
            className={cx(styles.control, icon != null && styles.withIcon)}
          />
          {icon}
        </div>
      )}
    </Field>
  );
}
