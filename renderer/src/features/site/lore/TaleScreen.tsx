import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageNotFound, usePageDescription, usePageTitle } from '@web/features/site/page';
import { PageHeader } from '@web/ui/PageHeader';
import { Prose } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { useParams } from 'react-router-dom';
import styles from './lore.module.css';
import { TaleDrawing } from './TaleDrawing';
import { TALES, type Tale, taleOf } from './tales';

/** /lore/:slug */
export function TaleScreen() {
  const { slug = '' } = useParams();
  const tale = taleOf(slug);
  return tale ? <TalePage tale={tale} /> : <PageNotFound path={`/lore/${slug}`} />;
}

function TalePage({ tale }: { tale: Tale }) {
  usePageTitle(tale.title);
  usePageDescription(tale.summary);
  const at = TALES.indexOf(tale);
  const previous = TALES[at - 1];
  const next = TALES[at + 1];
  return (
    <article className={styles.article}>
      <TaleDrawing name={tale.slug} />
      <PageHeader title={tale.title} lead={tale.summary} />
      <Prose className={styles.text} lang="en">
        {tale.text
          .trim()
          .split(/\n{2,}/)
          .map((paragraph) => (
            <p key={paragraph}>{withEmphasis(paragraph)}</p>
          ))}
      </Prose>
      <nav className={styles.steps} aria-label={t`Tales`}>
        {previous && <UiLink href={`/lore/${previous.slug}`}>{backTo(previous)}</UiLink>}
        {next ? (
          <UiLink href={`/lore/${next.slug}`}>{onTo(next)}</UiLink>
        ) : (
          <UiLink href="/lore">
            <Trans>All tales</Trans>
          </UiLink>
        )}
      </nav>
    </article>
  );
}

const backTo = ({ title }: Tale) => t`← ${title}`;
const onTo = ({ title }: Tale) => t`${title} →`;

/** `_text_` as emphasis. */
const withEmphasis = (paragraph: string) =>
  paragraph.split('_').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
