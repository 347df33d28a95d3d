import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import type { OutputBlock, OutputLog } from '../output-log';
import styles from './OutputText.module.css';

/** Blocks never change once the next has begun; those out of sight are not laid out. */
const Block = memo(function Block({ block }: { block: OutputBlock }) {
  return (
    <div className={block.stream === 'stderr' ? styles.error : styles.block}>
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
