import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { cx } from './cx';
import { Check } from './icons';
import { Kbd } from './Kbd';
import styles from './Menu.module.css';
import { UiLink } from './UiLink';

export type MenuEntry =
  | { kind: 'separator'; key: string }
  | { kind: 'label'; key: string; label: ReactNode }
  | MenuGroup
  | MenuChoice
  | MenuAction;

/** Actions that belong together, below their name. */
export interface MenuGroup {
  kind: 'group';
  key: string;
  label: string;
  items: readonly MenuAction[];
}

/** One of a few values, in a row. */
export interface MenuChoice {
  kind: 'choice';
  key: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  onChoose: (value: string) => void;
}

export interface MenuAction {
  kind?: 'item';
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  shortcut?: readonly string[];
  /** Navigates with LinkProvider's link... */
  href?: string;
  /** ...or calls this. */
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** The current page. */
  current?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  /** Above the entries, for example who is signed in. */
  header?: ReactNode;
}

function Action({ item }: { item: MenuAction }) {
  const inside = (
    <>
      {item.icon && <span aria-hidden="true">{item.icon}</span>}
      <span className={styles.text}>{item.label}</span>
      {item.shortcut && <Kbd keys={item.shortcut} />}
      {item.current && <Check className={styles.current} aria-hidden="true" />}
    </>
  );
  const className = cx(styles.item, item.danger && styles.danger);
  return (
    <Radix.Item
      className={className}
      disabled={item.disabled}
      onSelect={item.onSelect}
      asChild={item.href != null}
    >
      {item.href != null ? (
        <UiLink href={item.href} aria-current={item.current ? 'page' : undefined}>
          {inside}
        </UiLink>
      ) : (
        inside
      )}
    </Radix.Item>
  );
}

function Group({ group: { label, items } }: { group: MenuGroup }) {
  const id = useId();
  return (
    <Radix.Group className={styles.group} aria-labelledby={id}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      <div className={styles.columns}>
        {items.map((item) => (
          <Action key={item.key} item={item} />
        ))}
      </div>
    </Radix.Group>
  );
}

function Choice({ choice: { label, value, options, onChoose } }: { choice: MenuChoice }) {
  const id = useId();
  return (
    <Radix.RadioGroup className={styles.group} aria-labelledby={id} value={value} onValueChange={onChoose}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      <div className={styles.options}>
        {options.map((option) => (
          <Radix.RadioItem key={option.value} value={option.value} className={styles.option}>
            <span aria-hidden="true">{option.icon}</span>
            {option.label}
          </Radix.RadioItem>
        ))}
      </div>
    </Radix.RadioGroup>
  );
}

/**
 * A drop-down list of actions. Arrows move, letters jump, Escape closes. It's next to its button in the DOM, so that
 * both are in the same landmark for screen readers.
 */
export function Menu({ trigger, items, align = 'end', header }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className={styles.content} align={align} sideOffset={6} collisionPadding={8}>
        {header && <div className={styles.header}>{header}</div>}
        {items.map((item) => {
          if (item.kind === 'separator')
            return <Radix.Separator key={item.key} className={styles.separator} />;
          if (item.kind === 'group') return <Group key={item.key} group={item} />;
          if (item.kind === 'choice') return <Choice key={item.key} choice={item} />;
          if (item.kind === 'label') {
            return (
              <Radix.Label key={item.key} className={styles.label}>
                {item.label}
              </Radix.Label>
            );
          }
          return <Action key={item.key} item={item} />;
        })}
      </Radix.Content>
    </Radix.Root>
  );
}
