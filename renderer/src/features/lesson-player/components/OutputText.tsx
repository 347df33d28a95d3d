import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import type { OutputBlock, OutputLog } from '../output-log';
import styles from './OutputText.module.css';

/** As in the style sheet. */
const LINE_HEIGHT = 1.55;

/** Blocks never change once the next has begun; those out of sight are not laid out. */
const Block = memo(function Block({ block }: { block: OutputBlock }) {
  // As high as its lines, so that the scroll bar is true before they are laid out.
  const lines = block.text.split('\n').length;
  return (
    <div
      style={{ containIntrinsicHeight: `auto ${lines * LINE_HEIGHT}em` }}
      className={block.stream === 'stderr' ? styles.error : styles.block}
    >
      {block.text.endsWith('\n') ? block.text.slice(0, -1) || '\n' : block.text}
    </div>
  );
});

/** What was printed, as long as it is. */
export const OutputText = observer(function OutputText({ log, title }: { log: OutputLog; title?: string }) {
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <pre className={styles.output}>
        {log.blocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
      </pre>
    </>
  );
});
