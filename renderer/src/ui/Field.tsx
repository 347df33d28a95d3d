import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only, e.g. in a search box. */
  hideLabel?: boolean;
  /** A line of help under the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: string | null;
  /** Says "optional" beside the label. */
  optional?: boolean;
}

/** Ids and attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  /** Beside the hint, at the right: a character count for instance. */
  aside?: ReactNode;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error in one column: the frame of every text control. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  aside,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const described = cx(hint != null && `${fieldId}-hint`, error && `${fieldId}-error`) || undefined;
  const caption = (
    <label className={styles.label} htmlFor={fieldId}>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </label>
  );
  return (
    <div className={cx(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {children({ id: fieldId, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {(hint != null || aside != null) && (
        <div className={styles.below}>
          <span id={`${fieldId}-hint`}>{hint}</span>
          {aside}
        </div>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}
