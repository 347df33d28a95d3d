import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook } from '@web/api';
import { RequireSignIn } from '@web/features/people/auth';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Printer } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { bookHref } from './links';
import { PageView } from './PageView';
import styles from './print.module.css';

function Reference({ book }: { book: Spellbook }) {
  const { courseTitle } = book;
  const title = t`${courseTitle}: the spellbook`;
  usePageTitle(title);
  const unlocked = book.pages.filter(({ text }) => text !== null);
  const count = unlocked.length;
  return (
    <div className={styles.reference}>
      <PageHeader
        title={title}
        lead={plural(book.pages.length, {
          one: `${count} of # page unlocked.`,
          other: `${count} of # pages unlocked.`,
        })}
        above={
          <span className={styles.screenOnly}>
            <UiLink href="/spellbook">
              <Trans>Spellbook</Trans>
            </UiLink>
          </span>
        }
        actions={
          unlocked.length > 0 && (
            <Button
              variant="primary"
              icon={<Printer />}
              className={styles.screenOnly}
              onClick={() => window.print()}
            >
              <Trans context="verb on a button">Print</Trans>
            </Button>
          )
        }
      />
      {unlocked.length === 0 && (
        <EmptyState boots="bootsthink" title={t`Nothing to print yet`}>
          <Trans>Solve a lesson in this course and its page shows up here.</Trans>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {unlocked.map((page) => (
          <PageView key={page.uuid} book={book} page={page} plain />
        ))}
      </div>
    </div>
  );
}

const PrintSkeleton = () => <Skeleton height="40rem" label={t`Loading the spellbook`} />;

/** /spellbook/:courseSlug: all unlocked pages of a course in a row, made for printing. */
export const PrintScreen = observer(function PrintScreen() {
  const { scope } = useStores();
  const { courseSlug = '' } = useParams();
  return (
    <RequireSignIn
      skeleton={<PrintSkeleton />}
      reason={t`Your spellbook fills up as you solve lessons. Sign in to open it.`}
    >
      <Loaded state={scope.spellbook.books} skeleton={<PrintSkeleton />} what={t`your spellbook`}>
        {(books) => {
          const book = books.find((each) => each.courseSlug === courseSlug);
          return book ? <Reference book={book} /> : <PageNotFound path={bookHref({ courseSlug })} />;
        }}
      </Loaded>
    </RequireSignIn>
  );
});
