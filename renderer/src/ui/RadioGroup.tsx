import { t } from '@lingui/core/macro';
import { RadioGroup as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import { FieldError } from './FieldError';
import { Check, X } from './icons';
import styles from './RadioGroup.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Whether this choice was correct, after an answer. Shown with an icon and read aloud, not only by color. */
  verdict?: 'right' | 'wrong';
}

export interface RadioGroupProps {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null;
  disabled?: boolean;
  name?: string;
  /** Large full-width options: the answers of a choice lesson. */
  plates?: boolean;
}

function Verdict({ verdict }: { verdict: 'right' | 'wrong' }) {
  return (
    <span className={styles.verdict}>
      {verdict === 'right' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      <VisuallyHidden> {verdict === 'right' ? t`(correct)` : t`(not correct)`}</VisuallyHidden>
    </span>
  );
}

/** A single choice from a few visible options. */
export function RadioGroup({ label, hideLabel, options, onChange, error, plates, ...root }: RadioGroupProps) {
  const id = useId();
  const caption = (
    <span id={`${id}-label`} className={styles.caption}>
      {label}
    </span>
  );
  return (
    <div className={styles.group}>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <Radix.Root
        {...root}
        className={styles.options}
        aria-labelledby={`${id}-label`}
        onValueChange={onChange}
      >
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className={cx(styles.option, plates && styles.plate, option.verdict && styles[option.verdict])}
          >
            <Radix.Item
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              className={styles.dot}
            >
              <Radix.Indicator className={styles.pip} />
            </Radix.Item>
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.verdict && <Verdict verdict={option.verdict} />}
          </label>
        ))}
      </Radix.Root>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
