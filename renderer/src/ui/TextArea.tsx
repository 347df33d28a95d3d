import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './cx';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows "12 / 500" if `maxLength` is set and the value is controlled. */
  showCount?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text; 4 rows by default. Takes every attribute of `<textarea>`. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  errorId,
  optional,
  id,
  showCount,
  className,
  rows = 4,
  ...area
}: TextAreaProps) {
  const count = showCount && area.maxLength && typeof area.value === 'string' && (
    <span className={styles.count}>
      {area.value.length} / {area.maxLength}
    </span>
  );
  return (
    <Field
      {...{ label, hideLabel, hint, error, errorId, optional, id, className }}
      aside={count || undefined}
    >
      {(wiring) => <textarea {...area} {...wiring} rows={rows} className={cx(styles.control, styles.area)} />}
    </Field>
  );
}
