import { VisuallyHidden } from '@web/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PlayerPane } from '../lesson-player.store';
import { usePlayer } from '../usePlayer';
import { ActionBar } from './ActionBar';
import styles from './PhonePanes.module.css';
import { TabStrip } from './TabStrip';

export interface PhonePane {
  value: PlayerPane;
  label: string;
  icon: ReactNode;
  content: ReactNode;
}

const idOf = (pane: string) => `pane-${pane}`;

/** One pane at a time, side by side for the swiping finger, with the tabs and Run under the thumb. */
export const PhonePanes = observer(function PhonePanes({
  panes,
  hasActions,
}: {
  panes: readonly PhonePane[];
  hasActions: boolean;
}) {
  const player = usePlayer();
  const track = useRef<HTMLDivElement>(null);
  const shown = panes.find((pane) => pane.value === player.pane)?.value ?? panes[0]!.value;
  const index = panes.findIndex((pane) => pane.value === shown);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const left = index * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 1) element.scrollTo({ left, behavior: 'smooth' });
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const settle = () => {
      const at = panes[Math.round(element.scrollLeft / element.clientWidth)];
      if (at) player.showPane(at.value);
    };
    element.addEventListener('scrollend', settle);
    return () => element.removeEventListener('scrollend', settle);
  }, [panes, player]);

  return (
    <div className={styles.panes}>
      <h1>
        <VisuallyHidden>{player.lesson.Title}</VisuallyHidden>
      </h1>
      <div ref={track} className={styles.track}>
        {panes.map((pane) => (
          <div
            key={pane.value}
            id={idOf(pane.value)}
            role="tabpanel"
            aria-label={pane.label}
            className={styles.pane}
            inert={pane.value !== shown}
          >
            {pane.content}
          </div>
        ))}
      </div>
      <div className={styles.thumb}>
        <TabStrip
          label="Panes"
          className={styles.tabs}
          tabs={panes.map(({ value, label, icon }) => ({ value, label, icon }))}
          value={shown}
          onChange={(value) => player.showPane(value as PlayerPane)}
          panelId={idOf}
        />
        {hasActions && <ActionBar />}
      </div>
    </div>
  );
});
