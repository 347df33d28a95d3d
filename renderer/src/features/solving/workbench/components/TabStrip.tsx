import { cx } from '@web/ui/cx';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './TabStrip.module.css';

export interface StripTab {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** After the label: a lock, a dot. */
  badge?: ReactNode;
}

export interface TabStripProps {
  label: string;
  tabs: readonly StripTab[];
  value: string;
  onChange: (value: string) => void;
  /** The element that shows the selected tab; it stays the same, unlike the panels of Tabs. */
  panelId: string | ((value: string) => string);
  className?: string;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function scrollIntoStrip(strip: HTMLElement, tab: HTMLElement): void {
  const left = tab.offsetLeft - strip.offsetLeft;
  const hidden = left + tab.offsetWidth - strip.clientWidth;
  if (strip.scrollLeft > left) strip.scrollLeft = left;
  else if (strip.scrollLeft < hidden) strip.scrollLeft = hidden;
}

/** Tabs for a panel that is rendered elsewhere and stays mounted: the editor's files, a phone's panes. */
export function TabStrip({ label, tabs, value, onChange, panelId, className }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection or the tabs change
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView, which would also scroll the ancestors.
    if (strip.current && chosen) scrollIntoStrip(strip.current, chosen);
  }, [value, tabs.length]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = step(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    onChange(tabs[to]!.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={cx(styles.strip, className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={typeof panelId === 'string' ? panelId : panelId(tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon && (
            <span className={styles.icon} aria-hidden="true">
              {tab.icon}
            </span>
          )}
          {tab.label}
          {tab.badge}
        </button>
      ))}
    </div>
  );
}
