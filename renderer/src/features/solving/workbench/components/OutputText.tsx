import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { type CodePlace, placesIn } from '../code-places';
import type { OutputBlock, OutputLog } from '../output-log';
import styles from './OutputText.module.css';
import { TextButton } from './TextButton';

/** Must match the style sheet. */
const LINE_HEIGHT = 1.55;

export interface PlaceLinks {
  /** The learner's own files. */
  fileNames: readonly string[];
  onPlace: (place: CodePlace) => void;
}

/** A text whose locations in the learner's files are links. */
export function linkedText(text: string, { fileNames, onPlace }: PlaceLinks): ReactNode {
  return placesIn(text, fileNames).map(({ text: part, place }, index) =>
    place ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
      <TextButton key={index} onClick={() => onPlace(place)}>
        {part}
      </TextButton>
    ) : (
      part
    ),
  );
}

/** A block never changes once the next one has started. Blocks out of view aren't laid out. */
const Block = memo(function Block({ block, links }: { block: OutputBlock; links?: PlaceLinks }) {
  // An estimated height keeps the scroll bar accurate before the block is laid out.
  const lines = block.text.split('\n').length;
  const text = block.text.endsWith('\n') ? block.text.slice(0, -1) || '\n' : block.text;
  return (
    <div
      style={{ containIntrinsicHeight: `auto ${lines * LINE_HEIGHT}em` }}
      className={block.stream === 'stderr' ? styles.error : styles.block}
    >
      {links && block.stream === 'stderr' ? linkedText(text, links) : text}
    </div>
  );
});

export interface OutputTextProps {
  log: OutputLog;
  title?: string;
  /** Turns locations in the learner's files into links. Must stay the same between renders. */
  links?: PlaceLinks;
  /** What isn't shown elsewhere; both by default. */
  streams?: readonly OutputBlock['stream'][];
}

/** A program's output, of any length. */
export const OutputText = observer(function OutputText({
  log,
  title,
  links,
  streams = ['stdout', 'stderr'],
}: OutputTextProps) {
  const blocks = log.blocks.filter(({ stream }) => streams.includes(stream));
  if (blocks.length === 0) return null;
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <pre className={styles.output}>
        {blocks.map((block) => (
          <Block key={block.id} block={block} links={links} />
        ))}
      </pre>
    </>
  );
});
