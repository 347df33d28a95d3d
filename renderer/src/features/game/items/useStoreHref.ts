import { useSearchParams } from 'react-router-dom';

/**
 * A link that opens a modal over the current page and keeps the rest of its address.
 * @param section The part of the modal to show.
 */
export function useModalHref(name: string, section?: string): string {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('modal', name);
  if (section === undefined) next.delete('section');
  else next.set('section', section);
  return `?${next}`;
}

/** A link to the gem store. */
export const useStoreHref = () => useModalHref('gem-store');
