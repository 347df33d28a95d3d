import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import styles from './WithSidePanel.module.css';

/** Something to look at while writing code. */
export interface SidePanel {
  /** Names the button that opens it. */
  label: string;
  icon: ReactNode;
  render: (close: () => void) => ReactNode;
}

export interface WithSidePanelProps {
  panel: SidePanel | undefined;
  /** The editor; receives the button for its bar. */
  children: (toggle: ReactNode) => ReactNode;
}

const KEY = 'emberforge.side-panel';

/** The editor with a panel beside it, or in front of it where there's no room for both. Stays open from lesson to lesson. */
export const WithSidePanel = observer(function WithSidePanel({ panel, children }: WithSidePanelProps) {
  const { storage } = useStores().platform;
  const [isOpen, setOpen] = useState(() => storage.get(KEY) === 'open');
  if (!panel) return children(null);
  const show = (open: boolean) => {
    storage.set(KEY, open ? 'open' : 'closed');
    setOpen(open);
  };
  const toggle = (
    <Button
      size="sm"
      variant="ghost"
      icon={panel.icon}
      aria-label={panel.label}
      aria-expanded={isOpen}
      title={panel.label}
      onClick={() => show(!isOpen)}
    >
      <span className={styles.label}>{panel.label}</span>
    </Button>
  );
  return (
    <div className={styles.room}>
      <div className={styles.both}>
        <div className={styles.editor}>{children(toggle)}</div>
        {isOpen && <div className={styles.panel}>{panel.render(() => show(false))}</div>}
      </div>
    </div>
  );
});
