import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { ChevronLeft } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageList } from './PageList';
import { PageView } from './PageView';
import type { PlacedPage } from './search';
import styles from './spellbook.module.css';

const TabSkeleton = () => (
  <div className={styles.tab}>
    <Skeleton height="2.75rem" label={t`Loading the spellbook`} />
    <Skeleton lines={12} />
  </div>
);

/** The course's own book first: that's where the answer usually is. */
const courseFirst = (books: readonly Spellbook[], courseUuid: string) =>
  books.toSorted((a, b) => Number(b.courseUuid === courseUuid) - Number(a.courseUuid === courseUuid));

function Book({ books, courseUuid }: { books: readonly Spellbook[]; courseUuid: string }) {
  const [open, setOpen] = useState<PlacedPage | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const openUuid = open?.page.uuid;
  const shownUuid = useRef(openUuid);
  // A page starts at its top, wherever the list was scrolled to.
  useLayoutEffect(() => {
    if (shownUuid.current === openUuid) return;
    shownUuid.current = openUuid;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [openUuid]);
  // The page as it is now: it may have been unlocked since.
  const book = books.find((each) => each.courseUuid === open?.book.courseUuid);
  const page = book?.pages.find((each) => each.uuid === open?.page.uuid);
  return (
    <div ref={top} tabIndex={-1} className={styles.tab}>
      {/* Stays mounted: going back finds the same search in the same place. */}
      <div hidden={page !== undefined}>
        <PageList books={courseFirst(books, courseUuid)} level={2} compact onOpen={setOpen} />
      </div>
      {book && page && (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<ChevronLeft />}
            className={styles.back}
            onClick={() => setOpen(null)}
          >
            <Trans>All pages</Trans>
          </Button>
          <PageView book={book} page={page} onOpen={setOpen} />
        </>
      )}
    </div>
  );
}

export interface SpellbookTabProps {
  courseUuid: string;
  /** Where to come back to after signing in. */
  path: string;
}

/** The spellbook beside the editor. */
export const SpellbookTab = observer(function SpellbookTab({ courseUuid, path }: SpellbookTabProps) {
  const { session, overlays, scope } = useStores();
  if (!session.isProbablySignedIn)
    return (
      <EmptyState
        boots="bootshappy"
        title={t`Your spellbook`}
        className={styles.guest}
        action={
          <Button onClick={() => overlays.askToSignIn({ redirect: path })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>
          Each lesson you solve can unlock a page to look things up later. Sign in to start yours.
        </Trans>
      </EmptyState>
    );
  return (
    <Loaded state={scope.spellbook.books} skeleton={<TabSkeleton />} what={t`your spellbook`}>
      {(books) => <Book books={books} courseUuid={courseUuid} />}
    </Loaded>
  );
});
