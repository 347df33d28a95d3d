import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx';
import styles from './Tabs.module.css';
import { useCutEdges } from './useCutEdges';

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A count or mark after the label. */
  badge?: ReactNode;
  content?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  items: TabItem[];
  /** Controlled; with `defaultValue` or nothing, the tabs keep their own state and start at the first. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** In a column beside their panels; arrow keys up and down move. */
  vertical?: boolean;
  /** Panels fill the remaining height and scroll on their own (as in the lesson player's panes). */
  fill?: boolean;
  /** Hidden panels stay mounted (for example an editor that must keep its state). */
  keepMounted?: boolean;
  className?: string;
}

const PEEK_PX = 32;

/** Scrolls a list that's wider than its place to the open tab, with a bit of its neighbor. The page stays where it is. */
function revealOpenTab(list: HTMLElement): void {
  const tab = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollBy({ left: tab.left - left - PEEK_PX });
  else if (tab.right > right) list.scrollBy({ left: tab.right - right + PEEK_PX });
}

/** Tabs with their panels; arrow keys move, Home and End jump. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  vertical,
  fill,
  keepMounted,
  className,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useCutEdges(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab opens
  useEffect(() => {
    if (list.current) revealOpenTab(list.current);
  }, [value]);
  return (
    <Radix.Root
      className={cx(styles.root, vertical && styles.vertical, fill && styles.fill, className)}
      orientation={vertical ? 'vertical' : 'horizontal'}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onChange}
    >
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.icon && <span aria-hidden="true">{item.icon}</span>}
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          {...(keepMounted ? { forceMount: true as const } : {})}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
