import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import styles from './admin.module.css';
import type { PagedListStore } from './paged-list.store';

interface PagedListProps<Item extends { uuid: string }> {
  list: PagedListStore<Item>;
  /** What it's a list of: "Loading the reports". */
  what: string;
  empty: string;
  children: (item: Item) => ReactNode;
}

function PagedListView<Item extends { uuid: string }>({ list, what, empty, children }: PagedListProps<Item>) {
  useEffect(() => {
    void list.reload();
    return () => list.cancel();
  }, [list]);
  const { error } = list;
  const isLoading = list.status === 'loading';
  if (isLoading && list.items.length === 0) return <Skeleton height="16rem" label={t`Loading ${what}`} />;
  return (
    <>
      {error !== null && (
        <p role="alert" className={styles.error}>
          <Trans>
            We couldn’t load {what}. {error}{' '}
            <Button size="sm" onClick={() => void list.reload()}>
              Try again
            </Button>
          </Trans>
        </p>
      )}
      {list.items.length === 0 && list.status === 'ready' && <EmptyState boots="bootshappy" title={empty} />}
      <ul className={styles.list} aria-busy={isLoading}>
        {list.items.map(children)}
      </ul>
      {list.hasMore && (
        <Button loading={isLoading} onClick={() => void list.loadMore()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

/** A list with its loading, empty and failed states, and a button for the next page. */
export const PagedList = observer(PagedListView) as typeof PagedListView;
