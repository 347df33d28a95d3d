import '@web/ui/syntax/highlight';
import { cx } from '@web/ui/cx';
import { Prose } from '@web/ui/Prose';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { type Checklist, ChecklistProvider } from './checklist';
import { components, inlineComponents } from './components';
import { rehypeOutputs, rehypeSections, rehypeTasks, remarkCallouts } from './plugins';

export interface MarkdownProps {
  children: string;
  /** Makes level-2 headings collapsible sections. */
  sections?: boolean;
  /** Inline content only, without paragraphs: the label of a choice. */
  inline?: boolean;
  /** Makes task lists interactive; without it they are read-only. */
  checklist?: Checklist;
  className?: string;
}

const remarkPlugins = [remarkGfm, remarkDirective, remarkCallouts] as Options['remarkPlugins'];
const plainPlugins = [rehypeOutputs, rehypeTasks] as Options['rehypePlugins'];
const sectionPlugins = [rehypeOutputs, rehypeTasks, rehypeSections] as Options['rehypePlugins'];

/** A lesson's text (docs/lesson-text.md). Raw HTML is shown as text. */
export function Markdown({
  children,
  sections = false,
  inline = false,
  checklist,
  className,
}: MarkdownProps) {
  const text = (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={sections ? sectionPlugins : plainPlugins}
      components={inline ? inlineComponents : components}
    >
      {children}
    </ReactMarkdown>
  );
  if (inline) return text;
  return (
    <ChecklistProvider value={checklist ?? null}>
      <Prose className={cx(className)}>{text}</Prose>
    </ChecklistProvider>
  );
}
