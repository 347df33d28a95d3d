import '@web/ui/syntax/highlight';
import { cx } from '@web/ui/cx';
import { Prose } from '@web/ui/Prose';
import { Skeleton } from '@web/ui/Skeleton';
import { type ReactNode, useMemo } from 'react';
import { type Checklist, ChecklistProvider } from './checklist';
import { PlainText } from './components/PlainText';
import { useExtras } from './extras/useExtras';
import styles from './Markdown.module.css';
import { readMarkdown, toReact } from './pipeline/markdown';

export interface MarkdownProps {
  children: string;
  /** Makes level-2 headings collapsible sections. */
  sections?: boolean;
  /** Inline content only, without paragraphs: the label of a choice. */
  inline?: boolean;
  /** Makes task lists interactive; without it they are read-only. */
  checklist?: Checklist;
  /** Renders raw HTML, sanitized; otherwise it's shown as text. Default: true, unless `inline`. */
  html?: boolean;
  /** Turns plain addresses into links. Default: true. */
  linkify?: boolean;
  className?: string;
}

/**
 * A lesson's text (docs/lesson-text.md). Never throws: text that is too much, or that can't be read, is shown as it was
 * written.
 */
export function Markdown({
  children,
  sections = false,
  inline = false,
  checklist,
  html = !inline,
  linkify = true,
  className,
}: MarkdownProps) {
  const read = useMemo(() => readMarkdown(children, html), [children, html]);
  const extras = useExtras(read?.needs);
  const rendered: ReactNode = useMemo(() => {
    const node = read && extras ? toReact(read, { sections, html, linkify, inline }, extras) : undefined;
    return node ?? <PlainText>{children}</PlainText>;
  }, [read, extras, sections, html, linkify, inline, children]);
  if (extras === null) return <Skeleton lines={6} />;
  if (inline) return rendered;
  return (
    <ChecklistProvider value={checklist ?? null}>
      <Prose className={cx(styles.text, className)}>{rendered}</Prose>
    </ChecklistProvider>
  );
}
