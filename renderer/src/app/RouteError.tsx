import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiError, ERROR_TEXTS } from '@web/api';
import { SearchButton, usePageTitle } from '@web/features/site/page';
import { Button } from '@web/ui/Button';
import { ErrorPanel } from '@web/ui/ErrorPanel';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingCode } from './load-page';
import { MissingPage } from './MissingPage';
import { Frame } from './Shell';

function explain(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: String(error.data) };
  if (error instanceof ApiError) return { status: error.status || 503, message: error.message };
  return { status: 500, message: ERROR_TEXTS.unknown };
}

/** The error page of a route (docs/app.md); header and footer stay usable. */
export function RouteError() {
  const error = useRouteError();
  return isMissingCode(error) ? <MissingPage /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const { status, message } = explain(error);
  usePageTitle(status === 404 ? t`Page not found` : t`Oh no!`);
  return (
    <ErrorPanel
      status={status}
      message={message}
      action={
        status >= 500 ? (
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          status === 404 && <SearchButton />
        )
      }
    />
  );
}

/** The last resort, when the frame itself failed to load. */
export function RootError() {
  return (
    <Frame>
      <RouteError />
    </Frame>
  );
}
