import { useEffect } from 'react';

/** Sets the title of the browser tab: "Courses · Emberforge". */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Emberforge` : 'Emberforge';
  }, [title]);
}
