import { observer } from 'mobx-react-lite';
import { memo, useLayoutEffect, useRef } from 'react';
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

/** How far from its end, in pixels, the text still counts as followed. */
const NEAR = 24;

/** What was printed. Follows its end while it grows, unless the reader has scrolled away. */
export const OutputText = observer(function OutputText({ log, title }: { log: OutputLog; title?: string }) {
  const box = useRef<HTMLPreElement>(null);
  const isFollowed = useRef(true);
  const { blocks } = log;

  useLayoutEffect(() => {
    const element = box.current;
    if (element && isFollowed.current && blocks.length > 0) element.scrollTop = element.scrollHeight;
  }, [blocks]);

  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <pre
        ref={box}
        className={styles.output}
        aria-label={title ?? 'Output'}
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isFollowed.current = scrollHeight - scrollTop - clientHeight < NEAR;
        }}
      >
        {blocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
      </pre>
    </>
  );
});
