import { BUTTON_REFERENCE, isNamedButton, NAMED_BUTTONS } from '@shared/content/named-buttons';
import { schema } from '@web/features/learning/lesson-text/pipeline/schema';
import { parseMarkdown } from '@web/features/learning/lesson-text/pipeline/syntax';
import { eachNode, type TreeNode } from '@web/features/learning/lesson-text/pipeline/tree';
import katex from 'katex';
import { diagramFault, loadMermaid } from './mermaid';

/** A problem in a text; `line` counts from 1. */
export interface TextFault {
  line: number;
  message: string;
}

/** As in the web app's math.ts, but an error is one. */
const KATEX = { throwOnError: true, strict: 'ignore', trust: false, maxExpand: 500, maxSize: 40 } as const;

/** What the renderer can't show as the author meant it: diagrams and formulas with errors, HTML that it removes, and unknown buttons. */
export async function markdownFaults(markdown: string, { html }: { html: boolean }): Promise<TextFault[]> {
  if (!/mermaid|\$\$|```math|<[a-z]|:button\[/i.test(markdown)) return [];
  const nodes: TreeNode[] = [];
  eachNode(parseMarkdown(markdown), (node) => void nodes.push(node));
  const faults: TextFault[] = [];
  for (const node of nodes) {
    if (node.type === 'html' && html) faults.push(...removedHtml(node));
    if (node.type === 'math' || node.type === 'inlineMath' || isCode(node, 'math'))
      faults.push(...formulaFaults(node));
    if (node.type === 'text') faults.push(...unknownButtons(node));
    if (isCode(node, 'mermaid')) faults.push(...(await diagramFaults(node)));
  }
  return faults;
}

function unknownButtons(node: TreeNode): TextFault[] {
  const text = node.value ?? '';
  return [...text.matchAll(BUTTON_REFERENCE)].flatMap(({ 0: reference, 1: name = '', index }) => {
    if (isNamedButton(name)) return [];
    const line = lineOf(node) + text.slice(0, index).split('\n').length - 1;
    return [{ line, message: `${reference} names no button; there are ${NAMED_BUTTONS.join(', ')}` }];
  });
}

const isCode = ({ type, lang }: TreeNode, language: string) => type === 'code' && lang === language;

const lineOf = (node: TreeNode): number => (node.position?.start as { line?: number } | undefined)?.line ?? 1;

async function diagramFaults(node: TreeNode): Promise<TextFault[]> {
  const mermaid = await loadMermaid();
  if (!mermaid) return [];
  const fault = await diagramFault(mermaid, node.value ?? '');
  return fault ? [{ line: lineOf(node) + fault.line, message: fault.message }] : [];
}

function formulaFaults(node: TreeNode): TextFault[] {
  const source = node.value ?? '';
  try {
    katex.renderToString(source, { ...KATEX, displayMode: node.type !== 'inlineMath' });
    return [];
  } catch (error) {
    const { message, position = 0 } = error as Error & { position?: number };
    const before = source.slice(0, position).split('\n').length - 1;
    const line = lineOf(node) + before + (node.type === 'inlineMath' ? 0 : 1);
    const words = message.replace(/^KaTeX parse error: /, '').replace(/\u0332/g, '');
    return [{ line, message: `KaTeX can’t typeset this formula: ${words}` }];
  }
}

const KNOWN_TAGS = new Set(schema.tagNames);
/** Comments aren't shown, which is what they're for. */
const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/gi;
const HANDLER = /\s(on[a-z]+|style)\s*=/i;
const SCRIPT_ADDRESS = /\s(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

function removedHtml(node: TreeNode): TextFault[] {
  const source = (node.value ?? '').replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...source.matchAll(TAG)].flatMap(({ 1: name = '', 2: attributes = '', index }) => {
    const line = lineOf(node) + source.slice(0, index).split('\n').length - 1;
    const what = removedPart(name, attributes);
    return what ? [{ line, message: `${what}; put it into \`backticks\` if it’s code` }] : [];
  });
}

function removedPart(name: string, attributes: string): string | undefined {
  if (!KNOWN_TAGS.has(name.toLowerCase())) return `<${name}> is removed from lessons`;
  const handler = HANDLER.exec(attributes)?.[1];
  if (handler) return `${handler} of <${name}> is removed from lessons`;
  return SCRIPT_ADDRESS.test(attributes)
    ? `the address of this <${name}> is removed from lessons`
    : undefined;
}

/** Whether a text has a diagram, which only Mermaid can read. */
export const hasDiagram = (markdown: string): boolean => /^\s*(?:> ?)*[`~]{3,}mermaid/m.test(markdown);
