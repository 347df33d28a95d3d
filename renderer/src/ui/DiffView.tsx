import { cx } from './cx';
import styles from './DiffView.module.css';
import { type DiffRow, diffRows, showWhiteSpace } from './diffRows';
import { VisuallyHidden } from './VisuallyHidden';

export interface DiffViewProps {
  expected: string;
  got: string;
  /** Headings of the two sides. */
  expectedLabel?: string;
  gotLabel?: string;
  /** Two versions of code: in the colors of a commit's diff, and without marks for whitespace. */
  versions?: boolean;
}

const SIGNS = { same: ' ', missing: '−', extra: '+' } as const;

interface LineProps extends Pick<DiffViewProps, 'versions'> {
  row: DiffRow;
  words: Record<DiffRow['kind'], string>;
}

function Line({ row, words, versions }: LineProps) {
  const changed = row.kind !== 'same';
  const text = row.pieces.map((piece) => piece.text).join('');
  return (
    <tr className={styles[row.kind]}>
      <td className={styles.number}>{row.expectedLine}</td>
      <td className={styles.number}>{row.gotLine}</td>
      <td className={styles.sign}>
        <span aria-hidden="true">{SIGNS[row.kind]}</span>
        <VisuallyHidden>{words[row.kind]}</VisuallyHidden>
      </td>
      <td className={styles.text}>
        {changed ? (
          <>
            <VisuallyHidden>{text === '' ? 'an empty line' : text}</VisuallyHidden>
            <span aria-hidden="true">
              {row.pieces.map((piece, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
                <span key={index} className={cx(piece.changed && styles.changed)}>
                  {versions ? piece.text : showWhiteSpace(piece.text)}
                </span>
              ))}
              {!versions && <span className={styles.end}>↵</span>}
            </span>
          </>
        ) : (
          text
        )}
      </td>
    </tr>
  );
}

/**
 * Expected and actual output, line by line. Changed lines have a sign, a tint and visible whitespace; the words that
 * differ are underlined. Long lines wrap.
 */
export function DiffView({
  expected,
  got,
  expectedLabel = 'Expected',
  gotLabel = 'Got',
  versions,
}: DiffViewProps) {
  const rows = diffRows(expected, got);
  const same = rows.every((row) => row.kind === 'same');
  const words = { same: '', missing: `${expectedLabel}: `, extra: `${gotLabel}: ` };
  return (
    <div className={cx(styles.diff, versions && styles.versions)}>
      <p className={styles.legend}>
        <span className={styles.missingKey}>
          <span aria-hidden="true">−</span> {expectedLabel}
        </span>
        <span className={styles.extraKey}>
          <span aria-hidden="true">+</span> {gotLabel}
        </span>
        {same && <span className={styles.none}>No difference</span>}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{`Line, ${expectedLabel}`}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{`Line, ${gotLabel}`}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Change</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Text</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.expectedLine}:${row.gotLine}`} row={row} words={words} versions={versions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
