import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { eachNode, type TreeNode } from './tree';

/** `:::note` blocks only: a colon in a sentence, as in 12:30 or :bootslol:, starts no directive. */
function remarkContainers(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/**
 * The dialect (docs/lesson-text.md). One `~` is subscript, so strikethrough takes two; one `$` is money or a shell variable,
 * so maths takes two.
 */
const dialect = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkContainers)
  .freeze();

export const parseMarkdown = (markdown: string): TreeNode => dialect.parse(markdown) as TreeNode;

/** Parts of the renderer that few texts use, so they load when the first one does. */
export type ExtraName = 'rawHtml' | 'math';

/** What a text needs beyond the basics. */
export function extrasOf(tree: TreeNode): ReadonlySet<ExtraName> {
  const extras = new Set<ExtraName>();
  eachNode(tree, ({ type, lang }) => {
    if (type === 'html') extras.add('rawHtml');
    if (type === 'math' || type === 'inlineMath' || (type === 'code' && lang === 'math')) extras.add('math');
  });
  return extras;
}
