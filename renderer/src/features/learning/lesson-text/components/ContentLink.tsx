import { UiLink } from '@web/ui/UiLink';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ID_PREFIX } from '../pipeline/schema';

const MODAL = /^\?modal=([\w-]{1,64})$/;

export interface ContentLinkProps {
  href?: string;
  id?: string;
  title?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  children?: ReactNode;
}

/**
 * `?modal=` opens that modal on the same page and `#` leads to a place in the text. Everything else opens in a new tab,
 * without a recommendation to search engines. A link whose address was unsafe is only its words.
 */
export function ContentLink({ href, children, ...rest }: ContentLinkProps) {
  if (!href) return <span {...rest}>{children}</span>;
  if (href.startsWith('?')) return <ModalLink query={href}>{children}</ModalLink>;
  if (href.startsWith('#'))
    return (
      <a {...rest} href={`#${ID_PREFIX}${href.slice(1)}`}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

function ModalLink({ query, children }: { query: string; children?: ReactNode }) {
  const [current] = useSearchParams();
  const name = MODAL.exec(query)?.[1];
  if (!name) return <span>{children}</span>;
  const next = new URLSearchParams(current);
  next.set('modal', name);
  return <UiLink href={`?${next}`}>{children}</UiLink>;
}
