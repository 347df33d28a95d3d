import { useEffect } from 'react';
import { noteHead } from './page-head';

/** Sets the page's description for search engines, and restores the default when unmounted. */
export function usePageDescription(text: string): void {
  noteHead({ description: text });
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}
