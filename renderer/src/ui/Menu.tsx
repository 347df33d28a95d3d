import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx';
import { Kbd } from './Kbd';
import styles from './Menu.module.css';
import { UiLink } from './UiLink';

export type MenuEntry =
  | { kind: 'separator'; key: string }
  | { kind: 'label'; key: string; label: ReactNode }
  | MenuAction;

export interface MenuAction {
  kind?: 'item';
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  shortcut?: readonly string[];
  /** Navigates through LinkProvider's link... */
  href?: string;
  /** ...or acts. */
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** Where one is already. */
  current?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  /** Above the entries, e.g. who is signed in. */
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

/**
 * A list of actions that drops from a button. Arrows move, letters jump, Escape closes. It stays beside its button in
 * the document, so that it belongs to the same landmark for those who hear the page.
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
