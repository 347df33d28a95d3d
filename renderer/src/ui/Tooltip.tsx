import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from './Kbd';
import styles from './Tooltip.module.css';

/** Once around the app: tooltips come without delay (spec: delay 0). */
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
 * A short explanation on hover and focus, at most 350 px wide, above everything, and beside its
 * control in the document, within the same landmark. Never the only name of a control.
 */
export function Tooltip({ content, shortcut, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content className={styles.content} side={side} sideOffset={6} collisionPadding={8}>
        {content}
        {shortcut && <Kbd keys={shortcut} />}
        <Radix.Arrow className={styles.arrow} />
      </Radix.Content>
    </Radix.Root>
  );
}
