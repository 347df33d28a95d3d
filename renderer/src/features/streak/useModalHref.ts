import { useSearchParams } from 'react-router-dom';

/** A link that opens a modal over the current page and keeps the rest of its address. */
export function useModalHref(name: string): string {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('modal', name);
  return `?${next}`;
}
