/** The text of a translation's file with another `madeFrom`; everything else stays, byte for byte. */
export function markCurrent(text: string, madeFrom: string): string {
  // In quotes: 45512e86 would be a number.
  const line = `madeFrom: '${madeFrom}'`;
  // Only among the fields: a text may have such a line too.
  const [fields = ''] = /^---\r?\n[\s\S]*?\n---/.exec(text) ?? [text];
  if (/^madeFrom:.*$/m.test(fields))
    return fields.replace(/^madeFrom:.*$/m, line) + text.slice(fields.length);
  return text.replace(/^(---\r?\n)?/, (start) => `${start}${line}\n`);
}
