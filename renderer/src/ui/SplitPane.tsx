import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { cx } from './cx';
import styles from './SplitPane.module.css';

export interface Pane {
  id: string;
  /** Used to name the handle: "Resize lesson". */
  label: string;
  content: ReactNode;
  /** Percent of the whole; equal shares by default. */
  size?: number;
  /** In percent, or in pixels as "240px". */
  min?: number | string;
  /** Can be closed by dragging, or with Enter on its handle. */
  collapsible?: boolean;
}

export interface SplitPaneProps {
  /** The local storage key for the sizes. */
  storageKey: string;
  direction?: 'row' | 'column';
  panes: readonly Pane[];
  className?: string;
}

const FORGETFUL = { getItem: () => null, setItem: () => {} };

/** Browsers can block storage; on the server there's none. */
function sizesStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return globalThis.localStorage ?? FORGETFUL;
  } catch {
    return FORGETFUL;
  }
}

const percent = (size: number | string | undefined) => (typeof size === 'number' ? `${size}%` : size);

const resizeLabel = (label: string) => t`Resize ${label}`;

/** Panes next to or above each other, with handles for pointer and arrow keys. Fills its parent. */
export function SplitPane({ storageKey, direction = 'row', panes, className }: SplitPaneProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `emberforge:split:${storageKey}`,
    panelIds: panes.map((pane) => pane.id),
    onlySaveAfterUserInteractions: true,
    storage: sizesStorage(),
  });
  return (
    <Group
      className={cx(styles.group, className)}
      orientation={direction === 'row' ? 'horizontal' : 'vertical'}
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
    >
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          <Panel
            id={pane.id}
            className={styles.pane}
            defaultSize={percent(pane.size)}
            minSize={percent(pane.min ?? 15)}
            collapsible={pane.collapsible}
          >
            {pane.content}
          </Panel>
          {index < panes.length - 1 && (
            <Separator
              id={`${pane.id}-handle`}
              className={cx(styles.handle, direction === 'row' ? styles.upright : styles.flat)}
              aria-label={resizeLabel(pane.label)}
            />
          )}
        </Fragment>
      ))}
    </Group>
  );
}
