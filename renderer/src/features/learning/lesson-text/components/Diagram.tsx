import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { CodeBlock } from '@web/ui/CodeBlock';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import styles from './Diagram.module.css';
import type { Drawing } from './draw-diagram';

/** Diagrams are fitted into this height unless the author gives another: nothing moves when they appear. */
const DEFAULT_HEIGHT = 320;
const MAX_HEIGHT = 900;
/** Text of 16 pixels is still readable; a wider diagram scrolls. */
const SMALLEST_SCALE = 0.7;

export interface DiagramProps {
  /** Mermaid. */
  source?: string;
  /** What it shows, in words; also the caption. */
  title?: string;
  /** In pixels. */
  height?: number | string;
}

/** A diagram in the colors of the theme. If it can't be drawn, its source is shown. */
export const Diagram = observer(function Diagram({ source = '', title, height }: DiagramProps) {
  const { current: theme } = useStores().theme;
  const [drawing, setDrawing] = useState<Drawing>();
  const id = useId();
  useEffect(() => {
    let isCurrent = true;
    import('./draw-diagram')
      .then(({ drawDiagram }) => drawDiagram(`diagram${id.replace(/\W/g, '')}`, source, theme))
      .catch((): Drawing => ({ problem: t`The diagram couldn’t be loaded. Here is its source:` }))
      .then((drawn) => isCurrent && setDrawing(drawn));
    return () => {
      isCurrent = false;
    };
  }, [id, source, theme]);
  if (drawing && 'problem' in drawing) {
    return (
      <figure className={styles.broken}>
        <p role="note">{drawing.problem}</p>
        <CodeBlock code={source} />
      </figure>
    );
  }
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.box}
        style={{
          height: `${Math.min(Number(height) || DEFAULT_HEIGHT, MAX_HEIGHT)}px`,
          ...(drawing && { '--least-width': `${Math.round(drawing.width * SMALLEST_SCALE)}px` }),
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="img"
        aria-label={title ?? t`Diagram`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid's strict mode sanitizes what it draws
        dangerouslySetInnerHTML={{ __html: drawing?.svg ?? '' }}
      />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
});
