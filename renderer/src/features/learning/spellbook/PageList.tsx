import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook } from '@web/api';
import { EmptyState } from '@web/ui/EmptyState';
import { LockKeyhole, Search } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
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

/** Every page by course, with a search over all of them. */
export function PageList({ books, level = 2, aside, ...row }: PageListProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const search = useMemo(() => searchIn(books), [books]);
  const found = useMemo(() => (wanted === '' ? null : search(wanted)), [search, wanted]);
  const Heading = `h${level}` as const;
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
      {!found &&
        books.map((book) => (
          <section key={book.courseUuid} aria-label={book.courseTitle}>
            <div className={styles.head}>
              <Heading className={styles.course}>{book.courseTitle}</Heading>
              <span className={styles.count}>{countText(book)}</span>
              {aside?.(book)}
            </div>
            <ul className={styles.rows}>
              {book.pages.map((page) => (
                <Row key={page.uuid} placed={{ book, page }} {...row} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
