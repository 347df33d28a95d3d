import { useEffect } from 'react';
import { noteHead } from './page-head';

export const documentTitle = (title: string | undefined) => (title ? `${title} · Emberforge` : 'Emberforge');

/** Sets the title of the browser tab: "Courses · Emberforge". */
export function usePageTitle(title: string | undefined): void {
  noteHead({ title });
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
