import { posix } from 'node:path';
import { schema } from '@web/features/learning/lesson-text/pipeline/schema';
import { parseMarkdown } from '@web/features/learning/lesson-text/pipeline/syntax';
import { eachNode, type TreeNode, textOf } from '@web/features/learning/lesson-text/pipeline/tree';

/** A part of a text, and what's there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Where a track's texts come from. */
export interface Origin {
  /** Slug of the track, which is also its repository's name. */
  track: string;
  /** The exercise's folder in the repository. */
  folder: string;
}

/**
 * A text as it can stand outside of its track. Pictures from elsewhere aren't shown in lessons, so they become links with
 * their description; addresses in the track lead to Exercism; what only looks like a link or HTML becomes plain text.
 */
export function portable(markdown: string, origin: Origin): string {
  const edits: Edit[] = [];
  const tree = parseMarkdown(markdown) as TreeNode & { children: TreeNode[] };
  const anchors = anchorsOf(tree);
  eachNode(tree, (node) => {
    const edit = editOf(node as LinkNode, markdown, origin, anchors);
    if (edit) edits.push(edit);
  });
  let result = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < end) continue; // a picture in a link
    result += markdown.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + markdown.slice(end);
}

type LinkNode = TreeNode & { url?: string; alt?: string | null; label?: string | null };

function editOf(
  node: LinkNode,
  markdown: string,
  origin: Origin,
  anchors: ReadonlySet<string>,
): Edit | undefined {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const source = markdown.slice(start, end);
  const change = (text: string) => (text === source ? undefined : { start, end, text });
  switch (node.type) {
    case 'image':
      return change(linkTo(node.alt || 'Picture', addressOf(node.url ?? '', origin)));
    case 'imageReference':
      return change(source.replace(/^!\[\]/, '[Picture]').replace(/^!/, ''));
    case 'definition':
      return change(`[${node.label}]: ${addressOf(node.url ?? '', origin)}`);
    case 'html':
      return change(plainHtml(source, origin));
    case 'link':
      return change(portableLink(node, source, origin, anchors));
    default:
      return undefined;
  }
}

function portableLink(node: LinkNode, source: string, origin: Origin, anchors: ReadonlySet<string>): string {
  const { url = '' } = node;
  const picture = node.children?.find(({ type }) => type === 'image') as LinkNode | undefined;
  if (picture) return linkTo(picture.alt || 'Picture', addressOf(url, origin));
  if (!source.startsWith('[')) return source; // a plain address
  if (url.startsWith('#')) return anchors.has(url.slice(1)) ? source : textOf(node);
  if (isAbsolute(url)) return source;
  // Such as `items[0](x)`: an index and a call.
  if (!/[./]/.test(url)) return source.replace('](', '\\](').replace('[', '\\[');
  const { children = [] } = node;
  const words = children.map((child) => textOf(child)).join('');
  return linkTo(words, addressOf(url, origin));
}

const linkTo = (words: string, address: string): string =>
  `[${words.replace(/[[\]\n]/g, ' ').trim()}](${address.replace(/[()\s]/g, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;

const isAbsolute = (url: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(url);

/** An address in a track, on Exercism's site or in the track's repository. */
function addressOf(url: string, { track, folder }: Origin): string {
  if (isAbsolute(url) || url.startsWith('#')) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (url.startsWith('/')) return `https://exercism.org${url}`;
  return `https://github.com/exercism/${track}/blob/main/${posix.join(folder, '.docs', url).replace(/^(?:\.\.\/)+/, '')}`;
}

const TAGS = new Set(schema.tagNames);
const PICTURE = /<img\b[^>]*>/gi;
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean);

/** Pictures as links, and tags that lessons can't have as text, such as the `<int>` of a type. */
function plainHtml(source: string, origin: Origin): string {
  return source
    .replace(PICTURE, (tag) =>
      linkTo(attribute(tag, 'alt') ?? 'Picture', addressOf(attribute(tag, 'src') ?? '', origin)),
    )
    .replace(/<(?=\/?([a-z][\w-]*))/gi, (_, name: string) => (TAGS.has(name.toLowerCase()) ? '<' : '&lt;'));
}

/** The anchors that the renderer gives to headings. */
function anchorsOf(tree: TreeNode): ReadonlySet<string> {
  const anchors = new Set<string>();
  eachNode(tree, (node) => {
    if (node.type !== 'heading') return;
    const words = textOf(node).toLowerCase();
    anchors.add(words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''));
  });
  return anchors;
}
