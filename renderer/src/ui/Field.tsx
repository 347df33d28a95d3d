import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldTexts {
  label: string;
  /** Shows the label to screen readers only, for example in a search box. */
  hideLabel?: boolean;
  /** A line of help under the control. */
  hint?: ReactNode;
  /** What's wrong and what to do; marks the control as invalid. */
  error?: string | null;
  /** Id of a message elsewhere in the form that says what's wrong; marks the control as invalid, too. */
  errorId?: string;
  /** Adds "optional" to the label. */
  optional?: boolean;
}

/** Ids and attributes that connect a control with its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  /** To the right of the hint, for example a character count. */
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
  errorId,
  optional,
  aside,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const described = cx(hint != null && `${fieldId}-hint`, error && `${fieldId}-error`, errorId) || undefined;
  const caption = (
    <label className={styles.label} htmlFor={fieldId}>
      {label}
      {optional && (
        <span className={styles.optional}>
          {' '}
          <Trans>(optional)</Trans>
        </span>
      )}
    </label>
  );
  return (
    <div className={cx(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {children({
        id: fieldId,
        'aria-describedby': described,
        'aria-invalid': error || errorId ? true : undefined,
      })}
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
