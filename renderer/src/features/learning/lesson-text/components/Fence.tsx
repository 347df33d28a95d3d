import { CodeBlock } from '@web/ui/CodeBlock';
import { Children, isValidElement, type ReactNode } from 'react';

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

export interface FenceProps {
  'data-output'?: string;
  children?: ReactNode;
}

/** A code block, with what it prints. */
export function Fence({ children, 'data-output': output }: FenceProps) {
  const code = Children.toArray(children)[0];
  if (!isValidElement<{ className?: string; children?: ReactNode }>(code)) return <pre>{children}</pre>;
  const language = /language-(\S+)/.exec(code.props.className ?? '')?.[1];
  return (
    <CodeBlock code={wordsOf(code.props.children).replace(/\n$/, '')} language={language} output={output} />
  );
}
