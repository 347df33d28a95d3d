import { ErrorPanel } from '@web/ui/ErrorPanel';
import { usePageTitle } from './usePageTitle';

/** The error page of a URL that isn't one, by its path. */
export function PageNotFound({ path }: { path: string }) {
  usePageTitle('Page not found');
  return <ErrorPanel status={404} message={`Page Not Found: ${path}`} />;
}
