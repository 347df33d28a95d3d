import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { isFocusReturning } from './focus-return';
import { Kbd } from './Kbd';
import styles from './Tooltip.module.css';

/** Wrap the app in this once: tooltips appear without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={0} skipDelayDuration={0}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  /** Drawn as keys after the text: `['Ctrl', 'Enter']`. */
  shortcut?: readonly string[];
  /** The control it explains; must be focusable. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * A short explanation on hover and focus, at most 350 px wide. It's on top of everything, but next to its control in
 * the DOM, within the same landmark. Don't use it as a control's only name.
 */
export function Tooltip({ content, shortcut, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={(event) => isFocusReturning() && event.preventDefault()}>
        {children}
      </Radix.Trigger>
      <Radix.Content className={styles.content} side={side} sideOffset={6} collisionPadding={8}>
        {content}
        {shortcut && <Kbd keys={shortcut} />}
        <Radix.Arrow className={styles.arrow} />
      </Radix.Content>
    </Radix.Root>
  );
}
