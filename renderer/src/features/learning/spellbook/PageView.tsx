import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Spellbook, SpellbookPage } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { UiLink } from '@web/ui/UiLink';
import { pageHref } from './links';
import { PageFeedback } from './PageFeedback';
import styles from './PageView.module.css';
import type { PlacedPage } from './search';

function SeeAlso({ book, page, onOpen }: PageViewProps) {
  const related = page.seeAlso.flatMap((slug) => book.pages.find((each) => each.slug === slug) ?? []);
  if (related.length === 0) return null;
  return (
    <p className={styles.seeAlso}>
      <span>
        <Trans>See also</Trans>
      </span>
      {related.map((other) =>
        onOpen ? (
          <button
            type="button"
            key={other.uuid}
            className={styles.other}
            onClick={() => onOpen({ book, page: other })}
          >
            {other.title}
          </button>
        ) : (
          <UiLink key={other.uuid} href={pageHref(book, other)} className={styles.other}>
            {other.title}
          </UiLink>
        ),
      )}
    </p>
  );
}

export interface PageViewProps {
  book: Spellbook;
  page: SpellbookPage;
  /** Opens a related page here; without it, they are links. */
  onOpen?: (placed: PlacedPage) => void;
  /** Of the title. */
  level?: 1 | 2;
  /** Without links, for printing. */
  plain?: boolean;
}

/** A spellbook page; a locked one says which lesson unlocks it. */
export function PageView(props: PageViewProps) {
  const { page, level = 2, plain } = props;
  const { lessonTitle } = page;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.page} aria-label={page.title}>
      <Heading className={styles.title}>{page.title}</Heading>
      <p className={styles.idea}>{page.idea}</p>
      {page.text === null ? (
        <EmptyState
          boots="bootsthink"
          title={t`You haven’t unlocked this page yet`}
          className={styles.locked}
          action={
            <ButtonLink href={`/lessons/${page.lessonUuid}`} variant="primary">
              <Trans>Go to the lesson</Trans>
            </ButtonLink>
          }
        >
          <Trans>Solve “{lessonTitle}” and it’s yours.</Trans>
        </EmptyState>
      ) : (
        <LessonText key={page.uuid}>{page.text}</LessonText>
      )}
      {!plain && <SeeAlso {...props} />}
      {!plain && page.text !== null && (
        <p className={styles.from}>
          <Trans>
            From the lesson <UiLink href={`/lessons/${page.lessonUuid}`}>{lessonTitle}</UiLink>
          </Trans>
        </p>
      )}
      {!plain && page.text !== null && <PageFeedback key={`feedback ${page.uuid}`} page={page} />}
    </article>
  );
}
