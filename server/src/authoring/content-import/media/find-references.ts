import { outsideOfCode } from './outside-of-code';

/** An address in Markdown. */
export interface Reference {
  kind: 'image' | 'link';
  address: string;
  /** The text for those who can't see an image; undefined for a link. */
  alt?: string;
  /** Counts from 1. */
  line: number;
  /** Where the address is in the text. */
  start: number;
  end: number;
}

const FENCE = /^ {0,3}(?:> ?)*(`{3,}|~{3,})/;
const INLINE_CODE = /(`+)(?!`)[^`\n]{1,500}?\1(?!`)/g;
/** The lengths are bounded, so that no text takes quadratic time. */
const LABEL = String.raw`\[((?:[^[\]\n]|\[[^[\]\n]{0,200}\](?:\([^()\n]{0,200}\))?){0,500})\]`;
const ADDRESS = String.raw`\(\s{0,9}<?([^\s<>()]{1,1000}(?:\([^\s<>()]{0,200}\)[^\s<>()]{0,200})?)`;
const IMAGE = new RegExp(`!${LABEL}${ADDRESS}`, 'dg');
const LINK = new RegExp(String.raw`(?<![!\\])${LABEL}${ADDRESS}`, 'dg');
const DEFINITION = /^ {0,3}\[([^\]\n]{1,200})\]:\s{1,9}<?([^\s<>]{1,1000})/dg;
const HTML =
  /<(img|audio|video|a)\b([^<>\n]{0,1000}?)\b(?:src|href)\s{0,3}=\s{0,3}["']?([^\s"'<>]{1,1000})([^<>\n]{0,500})/dgi;
const ALT = /\balt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const TITLE = /\btitle\s*=\s*"([^"]*)"/i;

/** All images and links of a text, in order, without what only is an example in code. */
export function findReferences(markdown: string): Reference[] {
  const found: Reference[] = [];
  let offset = 0;
  let fence: string | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const mark = FENCE.exec(text)?.[1];
    if (fence === undefined && !mark) found.push(...inLine(text, index + 1, offset));
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    offset += text.length + 1;
  }
  return found.some(({ line }) => isIndented(markdown, line)) ? outsideOfCode(found, markdown) : found;
}

/** Deep in a list, or in a block of code that has no fence. */
const isIndented = (markdown: string, line: number): boolean =>
  /^(?: {4}|\t| {1,3}\t)/.test(markdown.split('\n', line).at(-1) ?? '');

function inLine(text: string, line: number, offset: number): Reference[] {
  if (!/[\]<]/.test(text)) return [];
  const prose = text.replace(INLINE_CODE, (code) => ' '.repeat(code.length));
  const at = ([start, end]: [number, number]) => ({ line, start: offset + start, end: offset + end });
  const found: Reference[] = [];
  for (const match of prose.matchAll(IMAGE))
    found.push({ kind: 'image', alt: match[1]!, address: match[2]!, ...at(match.indices![2]!) });
  for (const match of prose.matchAll(LINK))
    found.push({ kind: 'link', address: match[2]!, ...at(match.indices![2]!) });
  for (const match of prose.matchAll(DEFINITION))
    found.push({ kind: 'link', address: match[2]!, ...at(match.indices![2]!) });
  for (const match of prose.matchAll(HTML)) {
    const [, tag, before, address, after] = match;
    const place = { address: address!, ...at(match.indices![3]!) };
    const attributes = `${before} ${after}`;
    if (tag!.toLowerCase() === 'a') found.push({ kind: 'link', ...place });
    else {
      const [, double, single, bare] = (tag!.toLowerCase() === 'img' ? ALT : TITLE).exec(attributes) ?? [];
      found.push({ kind: 'image', alt: double ?? single ?? bare ?? '', ...place });
    }
  }
  return found;
}
