import { isScalar, isSeq, parseDocument } from 'yaml';

/** Adds an entry to the end of a list in a YAML document, which keeps its comments and its layout. */
export function addToList(text: string, key: string, entry: string): string {
  const document = parseDocument(text);
  const list = document.get(key, true);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (isSeq(list) && list.items.some((item) => isScalar(item) && item.value === entry)) return text;
  if (!isSeq(list) || list.flow || !isScalar(last) || !last.range) {
    if (isSeq(list)) document.addIn([key], entry);
    else document.set(key, [entry]);
    return document.toString({ lineWidth: 0 });
  }
  const [start, end] = last.range;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return `${text.slice(0, end)}\n${text.slice(lineStart, start)}${entry}${text.slice(end)}`;
}
