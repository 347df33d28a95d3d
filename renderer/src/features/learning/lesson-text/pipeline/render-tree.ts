import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { type Pluggable, unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlainAddresses } from '../plugins/addresses';
import { rehypeBidi } from '../plugins/bidi';
import { remarkButtons } from '../plugins/buttons';
import { remarkCallouts } from '../plugins/callouts';
import { remarkDiagrams } from '../plugins/diagrams';
import { remarkEmoji } from '../plugins/emoji';
import { rehypeHeadingIds } from '../plugins/heading-ids';
import { rehypeMedia } from '../plugins/media';
import { rehypeOutputs } from '../plugins/outputs';
import { remarkRaisedText } from '../plugins/raised-text';
import { rehypeRawAsText } from '../plugins/raw-as-text';
import { rehypeSections } from '../plugins/sections';
import { rehypeTasks } from '../plugins/tasks';
import { schema } from './schema';
import type { ExtraName } from './syntax';
import type { TreeNode } from './tree';

export interface TextOptions {
  /** Makes level-2 headings collapsible sections, and gives headings an id. */
  sections: boolean;
  /** Renders raw HTML, sanitized; otherwise it's shown as text. */
  html: boolean;
  /** Turns plain addresses into links. */
  linkify: boolean;
}

export type Extras = Partial<Record<ExtraName, Pluggable>>;

/**
 * From a Markdown tree to the HTML tree of what is shown. Everything an author wrote is sanitized in the middle; what comes
 * after that only rearranges it.
 */
export function renderTree(tree: TreeNode, markdown: string, options: TextOptions, extras: Extras): TreeNode {
  const { sections, html, linkify } = options;
  const processor = unified()
    .use([remarkCallouts, remarkDiagrams, remarkButtons, remarkEmoji, remarkRaisedText])
    .use(linkify ? [] : [remarkPlainAddresses])
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
    .use(html && extras.rawHtml ? [extras.rawHtml] : [rehypeRawAsText])
    .use(rehypeSanitize, schema)
    .use([rehypeMedia, rehypeOutputs, rehypeTasks, rehypeBidi])
    .use(extras.math ? [extras.math] : [])
    .use(sections ? [rehypeHeadingIds, rehypeSections] : []);
  return processor.runSync(tree as never, new VFile(markdown)) as TreeNode;
}
