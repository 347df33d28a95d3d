import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { cx } from './cx';
import styles from './DiffView.module.css';
import { type DiffRow, diffRows, foldRows, showWhiteSpace } from './diffRows';
import { cutAtTokens, tokenLines } from './syntax/lines';
import type { SyntaxToken } from './syntax/registry';
import { useTokens } from './syntax/useTokens';
import { VisuallyHidden } from './VisuallyHidden';

export interface DiffViewProps {
  expected: string;
  got: string;
  /** What the rows of the two sides are labeled with. */
  expectedLabel?: string;
  gotLabel?: string;
  /** Leaves out long runs of matching lines. */
  folded?: boolean;
  /** Both sides are code: a language ("python"), or a file's name ("main.py"). */
  language?: string;
  /** Two versions of one program: in the colors of a commit's diff. */
  versions?: boolean;
}

interface LineProps {
  row: DiffRow;
  label: string;
  /** The line's colors, if it's code. */
  tokens: readonly SyntaxToken[];
}

function Line({ row, label, tokens }: LineProps) {
  const isEmpty = row.pieces.every(({ text }) => text === '');
  return (
    <tr className={styles[row.kind]}>
      <td className={styles.number}>{row.gotLine ?? row.expectedLine}</td>
      {label ? (
        <th className={styles.label} scope="row">
          {label}
        </th>
      ) : (
        <td className={styles.label} />
      )}
      <td className={styles.text}>
        {isEmpty && row.kind !== 'same' ? (
          <span className={styles.empty}>
            <Trans>an empty line</Trans>
          </span>
        ) : (
          cutAtTokens(row.pieces, tokens).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
            <span key={index} className={cx(piece.className, piece.changed && styles.changed)}>
              {piece.changed && row.onlySpaces ? showWhiteSpace(piece.text) : piece.text}
            </span>
          ))
        )}
      </td>
    </tr>
  );
}

/** Explains the whitespace marks in these rows. */
function Legend({ rows }: { rows: readonly DiffRow[] }) {
  const marked = rows
    .filter((row) => row.onlySpaces)
    .flatMap((row) => row.pieces.filter((piece) => piece.changed).map((piece) => piece.text))
    .join('');
  const marks = [
    marked.includes(' ') && t`· is a space`,
    marked.includes('\t') && t`→ is a tab`,
    marked.includes('\r') && t`␍ is a carriage return`,
  ].filter((mark) => mark !== false);
  return marks.length > 0 && <p className={styles.legend}>{marks.join(', ')}</p>;
}

/**
 * Expected and actual output, or two versions of a program, line by line: a line that differs is shown twice, below each
 * other, each with its label, and the words that differ are underlined. Whitespace is only marked where it's the
 * difference. Long lines wrap.
 */
export function DiffView({
  expected,
  got,
  expectedLabel = t`Expected`,
  gotLabel = t`Got`,
  folded = false,
  language,
  versions,
}: DiffViewProps) {
  const rows = diffRows(expected, got);
  const expectedTokens = tokenLines(useTokens(expected, language) ?? []);
  const gotTokens = tokenLines(useTokens(got, language) ?? []);
  const tokensOf = ({ expectedLine, gotLine }: DiffRow) =>
    (gotLine === null ? expectedTokens[expectedLine! - 1] : gotTokens[gotLine - 1]) ?? [];
  const labels = { same: '', missing: expectedLabel, extra: gotLabel };
  const shown = folded ? foldRows(rows) : rows;
  return (
    <div className={cx(styles.diff, versions && styles.versions)}>
      {rows.every((row) => row.kind === 'same') && (
        <p className={styles.legend}>
          <Trans>No difference</Trans>
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>
                <Trans>Line</Trans>
              </VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>
                <Trans>Version</Trans>
              </VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>
                <Trans>Text</Trans>
              </VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) =>
            typeof row === 'number' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={index} className={styles.fold}>
                <td colSpan={3}>
                  <Plural value={row} one="# line matches" other="# lines match" />
                </td>
              </tr>
            ) : (
              <Line
                key={`${row.expectedLine}:${row.gotLine}`}
                row={row}
                label={labels[row.kind]}
                tokens={tokensOf(row)}
              />
            ),
          )}
        </tbody>
      </table>
      <Legend rows={rows} />
    </div>
  );
}
