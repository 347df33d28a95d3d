import { t } from '@lingui/core/macro';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Field, type FieldTexts } from './Field';
import fieldStyles from './Field.module.css';
import { Check, ChevronDown } from './icons';
import styles from './Select.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** Not the empty string, which means "nothing chosen" and shows the placeholder. */
  value?: Value | '';
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** One choice from a drop-down list. Type to jump, use arrows to move. */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  onChange,
  placeholder = t`Choose one`,
  className,
  ...root
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {(wiring) => (
        <Radix.Root {...root} onValueChange={(value) => onChange?.(value as Value)}>
          <Radix.Trigger {...wiring} className={cx(fieldStyles.control, styles.trigger)}>
            <Radix.Value placeholder={placeholder} />
            <Radix.Icon asChild>
              <ChevronDown aria-hidden="true" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Content className={styles.content} position="popper" sideOffset={4}>
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={styles.item}
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.tick}>
                    <Check aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Root>
      )}
    </Field>
  );
}
