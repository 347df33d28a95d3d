/** Ignores trailing whitespace, of each line and at the end. */
export function normalizeOutput(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
