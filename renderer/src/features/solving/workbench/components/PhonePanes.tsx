import { t } from '@lingui/core/macro';
import { useReducedMotion } from '@web/ui/useReducedMotion';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PhonePanes.module.css';
import { TabStrip } from './TabStrip';

export interface PhonePane<Value extends string = string> {
  value: Value;
  label: string;
  icon: ReactNode;
  content: ReactNode;
}

export interface PhonePanesProps<Value extends string> {
  /** The page's heading for screen readers; leave it out if there is a visible one above. */
  title?: string;
  panes: readonly PhonePane<Value>[];
  shown: Value;
  onShow: (value: Value) => void;
  /** Next to the tabs, within reach of the thumb: Run. */
  actions?: ReactNode;
}

const idOf = (pane: string) => `pane-${pane}`;

/** Shows one pane at a time, with swiping between panes, and tabs and Run within reach of the thumb. */
export function PhonePanes<Value extends string>({
  title,
  panes,
  shown,
  onShow,
  actions,
}: PhonePanesProps<Value>) {
  const track = useRef<HTMLDivElement>(null);
  const behavior: ScrollBehavior = useReducedMotion() ? 'instant' : 'smooth';
  const index = Math.max(
    panes.findIndex((pane) => pane.value === shown),
    0,
  );
  const current = panes[index]!.value;
  const latest = useRef({ panes, onShow, behavior });
  latest.current = { panes, onShow, behavior };

  /** The pane that is being scrolled to; null while only the finger moves them. */
  const goal = useRef<number | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    goal.current = left;
    element.scrollTo({ left, behavior: latest.current.behavior });
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const settle = () => {
      const left = goal.current;
      if (left !== null && Math.abs(element.scrollLeft - left) > 1) {
        // The end of a scroll that was interrupted by this one, so it didn't select a pane.
        element.scrollTo({ left, behavior: latest.current.behavior });
        return;
      }
      goal.current = null;
      const at = latest.current.panes[Math.round(element.scrollLeft / element.clientWidth)];
      if (at) latest.current.onShow(at.value);
    };
    const takeOver = () => {
      goal.current = null;
    };
    element.addEventListener('scrollend', settle);
    element.addEventListener('pointerdown', takeOver);
    element.addEventListener('wheel', takeOver, { passive: true });
    return () => {
      element.removeEventListener('scrollend', settle);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('wheel', takeOver);
    };
  }, []);

  return (
    <div className={styles.panes}>
      {title !== undefined && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <div ref={track} className={styles.track}>
        {panes.map((pane) => (
          <div
            key={pane.value}
            id={idOf(pane.value)}
            role="tabpanel"
            aria-label={pane.label}
            className={styles.pane}
            inert={pane.value !== current}
          >
            {pane.content}
          </div>
        ))}
      </div>
      <div className={styles.thumb} data-thumb="">
        <TabStrip
          label={t`Panes`}
          className={styles.tabs}
          tabs={panes.map(({ value, label, icon }) => ({ value, label, icon }))}
          value={current}
          onChange={(value) => onShow(value as Value)}
          panelId={idOf}
        />
        {actions}
      </div>
    </div>
  );
}
