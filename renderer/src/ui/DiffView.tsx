import { cx } from './cx';
import styles from './DiffView.module.css';
import { type DiffRow, diffRows, showWhiteSpace } from './diffRows';
import { cutAtTokens, tokenLines } from './syntax/lines';
import type { SyntaxToken } from './syntax/registry';
import { useTokens } from './syntax/useTokens';
import { VisuallyHidden } from './VisuallyHidden';

export interface DiffViewProps {
  expected: string;
  got: string;
  /** Headings of the two sides. */
  expectedLabel?: string;
  gotLabel?: string;
  /** Both sides are code: a language ("python"), or a file's name ("main.py"). */
  language?: string;
}

const SIGNS = { same: ' ', missing: '−', extra: '+' } as const;

interface LineProps {
  row: DiffRow;
  /** The line's colors, if it's code. */
  tokens: readonly SyntaxToken[];
  words: Record<DiffRow['kind'], string>;
}

function Line({ row, tokens, words }: LineProps) {
  const changed = row.kind !== 'same';
  const text = row.pieces.map((piece) => piece.text).join('');
  const pieces = cutAtTokens(row.pieces, tokens);
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
              {pieces.map((piece, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
                <span key={index} className={cx(piece.className, piece.changed && styles.changed)}>
                  {showWhiteSpace(piece.text)}
                </span>
              ))}
              <span className={styles.end}>↵</span>
            </span>
          </>
        ) : (
          pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
            <span key={index} className={piece.className}>
              {piece.text}
            </span>
          ))
        )}
      </td>
    </tr>
  );
}

/**
 * Expected and actual output, or two versions of a program, line by line. Changed lines have a sign, a tint and visible whitespace; the words that
 * differ are underlined. Long lines wrap.
 */
export function DiffView({
  expected,
  got,
  expectedLabel = 'Expected',
  gotLabel = 'Got',
  language,
}: DiffViewProps) {
  const rows = diffRows(expected, got);
  const expectedTokens = tokenLines(useTokens(expected, language) ?? []);
  const gotTokens = tokenLines(useTokens(got, language) ?? []);
  const tokensOf = ({ expectedLine, gotLine }: DiffRow) =>
    (gotLine === null ? expectedTokens[expectedLine! - 1] : gotTokens[gotLine - 1]) ?? [];
  const same = rows.every((row) => row.kind === 'same');
  const words = { same: '', missing: `${expectedLabel}: `, extra: `${gotLabel}: ` };
  return (
    <div className={styles.diff}>
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
            <Line key={`${row.expectedLine}:${row.gotLine}`} row={row} tokens={tokensOf(row)} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
