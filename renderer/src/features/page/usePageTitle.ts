import { useEffect } from 'react';

/** Names the page in the browser's tab: "Courses · Emberforge". */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Emberforge` : 'Emberforge';
  }, [title]);
}
