import { currentSite, useSite } from '@web/ui/site';
import { useEffect } from 'react';
import { noteHead } from './page-head';

export const documentTitle = (title: string | undefined, site = currentSite().name) =>
  title ? `${title} · ${site}` : site;

/** Sets the title of the browser tab: "Courses · Emberforge". */
export function usePageTitle(title: string | undefined): void {
  noteHead({ title });
  const { name } = useSite();
  useEffect(() => {
    document.title = documentTitle(title, name);
  }, [title, name]);
}
