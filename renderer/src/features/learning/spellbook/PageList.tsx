import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook } from '@web/api';
import { EmptyState } from '@web/ui/EmptyState';
import { ChevronRight, LockKeyhole, Search } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { pageHref } from './links';
import styles from './PageList.module.css';
import { type PlacedPage, searchIn } from './search';

export interface PageListProps {
  books: readonly Spellbook[];
  /** The page that is open. */
  openUuid?: string;
  /** Opens a page here; without it, pages are links. */
  onOpen?: (placed: PlacedPage) => void;
  /** Titles only, for a column beside a page. */
  compact?: boolean;
  /** Heading level of the books' titles; 2 by default. */
  level?: 2 | 3;
  /** Next to a book's title. */
  aside?: (book: Spellbook) => ReactNode;
}

function Row({
  placed,
  openUuid,
  onOpen,
  compact,
}: { placed: PlacedPage } & Pick<PageListProps, 'openUuid' | 'onOpen' | 'compact'>) {
  const { book, page } = placed;
  const isLocked = page.text === null;
  const content = (
    <>
      <span className={styles.title}>
        {page.title}
        {isLocked && (
          <>
            <LockKeyhole aria-hidden="true" />
            <VisuallyHidden>
              <Trans>(locked)</Trans>
            </VisuallyHidden>
          </>
        )}
      </span>
      {!compact && <span className={styles.idea}>{page.idea}</span>}
    </>
  );
  return (
    <li data-locked={isLocked}>
      {onOpen ? (
        <button type="button" className={styles.row} onClick={() => onOpen(placed)}>
          {content}
        </button>
      ) : (
        <UiLink
          href={pageHref(book, page)}
          className={styles.row}
          aria-current={page.uuid === openUuid ? 'page' : undefined}
        >
          {content}
        </UiLink>
      )}
    </li>
  );
}

function countText({ pages }: Spellbook): string {
  const unlocked = pages.filter(({ text }) => text !== null).length;
  const total = pages.length;
  return t`${unlocked} of ${total} unlocked`;
}

/** A course's pages that are still locked, folded unless one of them is open. */
function LockedPages({
  book,
  ...row
}: { book: Spellbook } & Pick<PageListProps, 'openUuid' | 'onOpen' | 'compact'>) {
  const pages = book.pages.filter(({ text }) => text === null);
  const count = plural(pages.length, { one: '# locked page', other: '# locked pages' });
  return (
    <details className={styles.locked} open={pages.some(({ uuid }) => uuid === row.openUuid)}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden="true" />
        <span>{book.courseTitle}</span>
        <span className={styles.count}>{count}</span>
      </summary>
      <ul className={styles.rows}>
        {pages.map((page) => (
          <Row key={page.uuid} placed={{ book, page }} {...row} />
        ))}
      </ul>
    </details>
  );
}

const hasOpen = ({ pages }: Spellbook) => pages.some(({ text }) => text !== null);
const hasLocked = ({ pages }: Spellbook) => pages.some(({ text }) => text === null);

/** The pages that are open, by course, then those that are still locked, folded; with a search over all of them. */
export function PageList({ books, level = 2, aside, ...row }: PageListProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const search = useMemo(() => searchIn(books), [books]);
  const found = useMemo(() => (wanted === '' ? null : search(wanted)), [search, wanted]);
  const Heading = `h${level}` as const;
  const lockedId = useId();
  return (
    <div className={styles.list} data-compact={row.compact}>
      <TextField
        label={t`Search the spellbook`}
        hideLabel
        type="search"
        placeholder={t`Search the spellbook`}
        icon={<Search />}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <VisuallyHidden>
        <span role="status">
          {found && plural(found.length, { one: '# page found', other: '# pages found' })}
        </span>
      </VisuallyHidden>
      {found?.length === 0 && (
        <EmptyState boots="bootsthink" title={t`No page matches “${wanted}”`}>
          <Trans>Try another word, or the name of the error.</Trans>
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <ul className={styles.rows}>
          {found.map((placed) => (
            <Row key={placed.page.uuid} placed={placed} {...row} />
          ))}
        </ul>
      )}
      {!found && !books.some(hasOpen) && (
        <p className={styles.none}>
          <Trans>No open pages yet. Solve a lesson, and its page opens here.</Trans>
        </p>
      )}
      {!found &&
        books.filter(hasOpen).map((book) => (
          <section key={book.courseUuid} aria-label={book.courseTitle}>
            <div className={styles.head}>
              <Heading className={styles.course}>{book.courseTitle}</Heading>
              <span className={styles.count}>{countText(book)}</span>
              {aside?.(book)}
            </div>
            <ul className={styles.rows}>
              {book.pages
                .filter(({ text }) => text !== null)
                .map((page) => (
                  <Row key={page.uuid} placed={{ book, page }} {...row} />
                ))}
            </ul>
          </section>
        ))}
      {!found && books.some(hasLocked) && (
        <section aria-labelledby={lockedId}>
          <Heading id={lockedId} className={styles.course}>
            <Trans>To unlock</Trans>
          </Heading>
          {books.filter(hasLocked).map((book) => (
            <LockedPages key={book.courseUuid} book={book} {...row} />
          ))}
        </section>
      )}
    </div>
  );
}
