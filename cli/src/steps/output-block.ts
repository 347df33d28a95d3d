/** The lines from the first that starts with `start` to the next that isn't indented more. */
export function outputBlock(output: string, start: string): string {
  const lines = output.split('\n');
  const from = lines.findIndex((line) => line.trimStart().startsWith(start.trim()));
  if (from === -1) return '';
  const isOutside = (line: string) => line.trim() !== '' && indentOf(line) <= indentOf(lines[from]!);
  const length = lines.slice(from + 1).findIndex(isOutside);
  return lines
    .slice(from, length === -1 ? undefined : from + 1 + length)
    .join('\n')
    .trimEnd();
}

const indentOf = (line: string) => line.length - line.trimStart().length;
