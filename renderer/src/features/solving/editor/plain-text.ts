/** One level of indentation by the standard formatter of a file's language. */
export const indentOf = (name: string): string =>
  name.endsWith('.go') ? '\t' : /\.(py|[ch])$/.test(name) ? '    ' : '  ';

/** What Enter inserts: a line break with the line's indentation, one level more after an opening `:` or bracket. */
export function lineBreakAt(text: string, offset: number, indent: string): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const opens = /[:{([]\s*$/.test(line);
  return `\n${/^\s*/.exec(line)![0]}${opens ? indent : ''}`;
}

/** Where a line and column, from 1, are in a text. */
export function offsetOf(text: string, line: number, column = 1): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** Types text at the caret, as a keyboard would: the browser can undo it. */
export function typeText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, but the only way to keep the undo history; no browser plans to remove it.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
