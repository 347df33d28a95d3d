import { t } from '@lingui/core/macro';
import { ErrorPanel } from '@web/ui/ErrorPanel';
import { SearchButton } from './SearchButton';
import { usePageTitle } from './usePageTitle';

/** The error page of a URL that isn't one, by its path. */
export function PageNotFound({ path }: { path: string }) {
  usePageTitle(t`Page not found`);
  return <ErrorPanel status={404} message={t`Page Not Found: ${path}`} action={<SearchButton />} />;
}
