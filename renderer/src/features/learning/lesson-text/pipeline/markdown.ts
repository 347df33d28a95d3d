import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { components, inlineComponents } from '../components/components';
import { isTooDeep, isTooMuch, TEXT_LIMITS } from './limits';
import { type Extras, renderTree, type TextOptions } from './render-tree';
import { type ExtraName, extrasOf, parseMarkdown } from './syntax';
import type { TreeNode } from './tree';

/** Markdown that has been read, and what is needed to render it. */
export interface ReadText {
  markdown: string;
  tree: TreeNode;
  needs: ReadonlySet<ExtraName>;
}

/** Undefined if it's too much to read, or nested too deeply. */
export function readMarkdown(markdown: string, html: boolean): ReadText | undefined {
  if (isTooMuch(markdown)) return undefined;
  return unlessBroken(() => {
    const tree = parseMarkdown(markdown);
    if (isTooDeep(tree, TEXT_LIMITS.depth)) return undefined;
    const needs = new Set(extrasOf(tree));
    if (!html) needs.delete('rawHtml');
    return { markdown, tree, needs };
  });
}

/** Undefined if it can't be rendered. */
export function toReact(
  { markdown, tree }: ReadText,
  { inline, ...options }: TextOptions & { inline: boolean },
  extras: Extras,
): ReactNode | undefined {
  return unlessBroken(() => {
    // The plugins change what they get, and a text may be rendered again with other options.
    const html = renderTree(structuredClone(tree), markdown, options, extras);
    if (isTooDeep(html, TEXT_LIMITS.renderedDepth)) return undefined;
    return toJsxRuntime(
      html as Parameters<typeof toJsxRuntime>[0],
      {
        Fragment,
        jsx,
        jsxs,
        ignoreInvalidStyle: true,
        passKeys: true,
        components: inline ? inlineComponents : components,
      } as Parameters<typeof toJsxRuntime>[1],
    );
  });
}

/** The libraries recurse, so hostile text can exhaust the stack before its depth is known. */
function unlessBroken<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('A text could not be rendered as Markdown', error);
    return undefined;
  }
}
