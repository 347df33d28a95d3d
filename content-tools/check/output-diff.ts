import { diffLines } from 'diff';

const MAX_LINES = 40;

/** `- ` in front of lines that are missing, `+ ` in front of those that are too many. */
export function outputDiff(expected: string, got: string): string {
  const lines = diffLines(`${expected}\n`, `${got}\n`).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`.trimEnd()),
  );
  const rest = lines.length - MAX_LINES;
  return [
    '  (- expected, + printed)',
    ...lines.slice(0, MAX_LINES),
    ...(rest > 0 ? [`  … ${rest} more lines`] : []),
  ]
    .map((line) => `    ${line}`)
    .join('\n');
}
