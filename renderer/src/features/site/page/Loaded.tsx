import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotKept } from '@web/features/site/connection';
import type { AsyncState } from '@web/stores';
import { useLoad } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '@web/ui/ErrorPanel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNotFound } from './PageNotFound';
import { SearchButton } from './SearchButton';
import { usePageTitle } from './usePageTitle';

export interface LoadedProps<T> {
  state: AsyncState<T>;
  /** A placeholder of the same size as the content. */
  skeleton: ReactNode;
  /** What failed to load, translated, as in "We couldn’t load {what}". */
  what: string;
  /** Whether it's what the page's address names: if there's no such thing, there's no such page. */
  isPage?: boolean;
  children: (value: T) => ReactNode;
}

function Refused({ status, message }: Pick<ErrorPanelProps, 'status' | 'message'>) {
  usePageTitle(status === 404 ? t`Page not found` : t`Oh no!`);
  return <ErrorPanel status={status} message={message} action={status === 404 && <SearchButton />} />;
}

function MissingHere() {
  return <PageNotFound path={useLocation().pathname} />;
}

function LoadedView<T>({ state, skeleton, what, isPage = false, children }: LoadedProps<T>) {
  useLoad(state);
  if (state.value !== undefined) return children(state.value);
  if (!state.error) return skeleton;
  const { kind, status, message, isNoAnswer } = state.error;
  // What isn't an id at all names nothing, too.
  if (isPage && (kind === 'not-found' || kind === 'invalid')) return <MissingHere />;
  if (kind === 'not-found' || kind === 'forbidden') return <Refused status={status} message={message} />;
  if (isNoAnswer) return <NotKept what={what} onRetry={() => void state.reload()} />;
  return (
    <EmptyState
      boots="bootssad"
      title={t({
        message: `We couldn’t load ${what}`,
        comment: '{what}: “the courses”, “this lesson”, as the object of this sentence',
      })}
      action={
        <Button variant="primary" onClick={() => void state.reload()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}

/**
 * Loads and shows an area of data, with a skeleton while loading and a retry button on failure. A 403 or 404 shows the
 * error page (docs/wire.md).
 */
export const Loaded = observer(LoadedView) as typeof LoadedView;
