import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook } from '@web/api';
import { RequireSignIn } from '@web/features/people/auth';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Printer } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { bookHref } from './links';
import { PageList } from './PageList';
import { PageView } from './PageView';
import styles from './spellbook.module.css';

const PrintLink = (book: Spellbook) => (
  <ButtonLink href={bookHref(book)} variant="ghost" size="sm" icon={<Printer />}>
    <Trans context="verb on a button">Print</Trans>
  </ButtonLink>
);

function Overview({ books }: { books: readonly Spellbook[] }) {
  usePageTitle(t`Spellbook`);
  return (
    <>
      <PageHeader
        title={t`Spellbook`}
        lead={
          <Trans>
            Everything you’ve learned, to look up again. Each lesson you solve can unlock a page.{' '}
            <UiLink href="?modal=info-spellbook">How it works</UiLink>
          </Trans>
        }
      />
      {books.length === 0 ? (
        <EmptyState boots="bootsthink" title={t`No pages yet`}>
          <Trans>The courses on this server don’t have a spellbook yet.</Trans>
        </EmptyState>
      ) : (
        <PageList books={books} aside={PrintLink} />
      )}
    </>
  );
}

function OnePage({
  books,
  courseSlug,
  pageSlug,
}: {
  books: readonly Spellbook[];
  courseSlug: string;
  pageSlug: string;
}) {
  const book = books.find((each) => each.courseSlug === courseSlug);
  const page = book?.pages.find((each) => each.slug === pageSlug);
  const title = page?.title ?? '';
  usePageTitle(page && t`${title} · Spellbook`);
  if (!book || !page) return <PageNotFound path={`/spellbook/${courseSlug}/${pageSlug}`} />;
  return (
    <div className={styles.columns}>
      <nav className={styles.side} aria-label={t`Spellbook pages`}>
        <PageList books={books} openUuid={page.uuid} compact />
      </nav>
      <div>
        <p className={styles.above}>
          <UiLink href="/spellbook">
            <Trans>Spellbook</Trans>
          </UiLink>{' '}
          · {book.courseTitle}
        </p>
        <PageView book={book} page={page} level={1} />
      </div>
    </div>
  );
}

const ScreenSkeleton = () => (
  <>
    <Skeleton height="6rem" label={t`Loading the spellbook`} />
    <Skeleton height="40rem" />
  </>
);

/** /spellbook, and /spellbook/:courseSlug/:pageSlug. */
export const SpellbookScreen = observer(function SpellbookScreen() {
  const { scope } = useStores();
  const { courseSlug, pageSlug } = useParams();
  return (
    <RequireSignIn
      skeleton={<ScreenSkeleton />}
      reason={t`Your spellbook fills up as you solve lessons. Sign in to open it.`}
    >
      <Loaded state={scope.spellbook.books} skeleton={<ScreenSkeleton />} what={t`your spellbook`}>
        {(books) =>
          courseSlug !== undefined && pageSlug !== undefined ? (
            <OnePage books={books} courseSlug={courseSlug} pageSlug={pageSlug} />
          ) : (
            <Overview books={books} />
          )
        }
      </Loaded>
    </RequireSignIn>
  );
});
