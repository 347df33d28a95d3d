import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import {
  Group,
  type GroupImperativeHandle,
  Panel,
  Separator,
  useDefaultLayout,
  useGroupRef,
} from 'react-resizable-panels';
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
  /** One of two panes that has at least this many percent for now, without being remembered. */
  grown?: { id: string; size: number } | undefined;
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

/** Gives a pane more room, and takes it back unless the learner has dragged the handle meanwhile. */
function useGrowth(group: RefObject<GroupImperativeHandle | null>, grown: SplitPaneProps['grown']): void {
  const { id, size } = grown ?? {};
  // In the frame that shows what it grows for.
  useLayoutEffect(() => {
    const handle = group.current;
    if (!handle || id === undefined || size === undefined) return;
    const before = handle.getLayout();
    if ((before[id] ?? size) >= size) return;
    const entries = Object.keys(before).map((pane) => [pane, pane === id ? size : 100 - size]);
    const applied = handle.setLayout(Object.fromEntries(entries));
    return () => {
      if (group.current?.getLayout()[id] === applied[id]) group.current?.setLayout(before);
    };
  }, [group, id, size]);
}

/** Panes next to or above each other, with handles for pointer and arrow keys. Fills its parent. */
export function SplitPane({ storageKey, direction = 'row', panes, grown, className }: SplitPaneProps) {
  const group = useGroupRef();
  useGrowth(group, grown);
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `emberforge:split:${storageKey}`,
    panelIds: panes.map((pane) => pane.id),
    onlySaveAfterUserInteractions: true,
    storage: sizesStorage(),
  });
  return (
    <Group
      groupRef={group}
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
