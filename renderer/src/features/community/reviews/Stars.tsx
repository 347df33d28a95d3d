import { plural, t } from '@lingui/core/macro';
import { numberFormat } from '@web/i18n';
import { cx } from '@web/ui/cx';
import { Star } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type Ref, useId } from 'react';
import styles from './Stars.module.css';

const STARS = [1, 2, 3, 4, 5];

/** A rating to look at; halves are rounded to the nearest star. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const stars = numberFormat({ maximumFractionDigits: 2 }).format(rating);
  return (
    <span className={cx(styles.stars, className)} role="img" aria-label={t`${stars} of 5 stars`}>
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" className={star <= Math.round(rating) ? styles.lit : undefined} />
      ))}
    </span>
  );
}

export interface StarInputProps {
  label: string;
  /** 0 while none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | null;
  /** The chosen star, or the first: where the focus goes. */
  ref?: Ref<HTMLInputElement>;
}

const MEANINGS = ['', t`Not for me`, t`Could be better`, t`Good`, t`Very good`, t`Excellent`];

function choiceText(star: number): string {
  const meaning = MEANINGS[star]!;
  return t`${plural(star, { one: '# star', other: '# stars' })}, ${meaning}`;
}

/** A choice of one to five stars: radio buttons, so arrow keys and screen readers work. */
export function StarInput({ label, value, onChange, error, ref }: StarInputProps) {
  const id = useId();
  return (
    <fieldset className={styles.input} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {STARS.map((star) => (
          <label key={star} className={cx(styles.choice, star <= value && styles.lit)}>
            <input
              ref={star === (value || 1) ? ref : undefined}
              type="radio"
              name={id}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star aria-hidden="true" />
            <VisuallyHidden>{choiceText(star)}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {MEANINGS[value]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
