import { CodeBlock } from '@web/ui/CodeBlock';
import { Callout, type CalloutProps } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { Children, isValidElement, type ReactNode, useContext } from 'react';
import type { Components } from 'react-markdown';
import { useSearchParams } from 'react-router-dom';
import { ChecklistContext } from './checklist';
import styles from './Markdown.module.css';
import { imageSize } from './plugins';

/** `?modal=` opens on the same page; external links open in a new tab. */
function ContentLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const [query] = useSearchParams();
  if (href.startsWith('?modal=')) {
    const next = new URLSearchParams(query);
    next.set('modal', new URLSearchParams(href).get('modal') ?? '');
    return <UiLink href={`?${next}`}>{children}</UiLink>;
  }
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

function Fence({ children, 'data-output': output }: { children?: ReactNode; 'data-output'?: string }) {
  const code = Children.toArray(children)[0];
  if (!isValidElement<{ className?: string; children?: ReactNode }>(code)) return <pre>{children}</pre>;
  const language = /language-(\S+)/.exec(code.props.className ?? '')?.[1];
  return (
    <CodeBlock code={wordsOf(code.props.children).replace(/\n$/, '')} language={language} output={output} />
  );
}

function Section({ open, children }: { open?: boolean; children?: ReactNode }) {
  const [heading, ...rest] = Children.toArray(children);
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>{heading}</summary>
      <div className={styles.body}>{rest}</div>
    </details>
  );
}

function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.table} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

const TaskBox = observer(function TaskBox({
  checked = false,
  'data-index': index,
}: {
  checked?: boolean;
  'data-index'?: number;
}) {
  const checklist = useContext(ChecklistContext);
  if (!checklist || index === undefined) return <input type="checkbox" checked={checked} disabled />;
  return (
    <input
      type="checkbox"
      checked={checklist.isChecked(index) ?? checked}
      onChange={(event) => checklist.tick(index, event.currentTarget.checked)}
    />
  );
});

function Item({ className, children }: { className?: string; children?: ReactNode }) {
  if (className !== 'task-list-item') return <li className={className}>{children}</li>;
  return (
    <li className={styles.task}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is the first of the children */}
      <label>{children}</label>
    </li>
  );
}

type Extra = { callout: (props: CalloutProps) => ReactNode };

export const components = {
  a: ContentLink,
  pre: Fence,
  table: Table,
  section: Section,
  callout: ({ kind, children }: CalloutProps) => <Callout kind={kind}>{children}</Callout>,
  img: ({ src, alt }: { src?: string; alt?: string }) => (
    <img src={src} alt={alt ?? ''} loading="lazy" {...imageSize(src)} />
  ),
  input: TaskBox,
  li: Item,
} as unknown as Components & Extra;

export const inlineComponents = {
  p: ({ children }: { children?: ReactNode }) => <>{children}</>,
  a: ({ children }: { children?: ReactNode }) => <>{children}</>,
} as Components;
