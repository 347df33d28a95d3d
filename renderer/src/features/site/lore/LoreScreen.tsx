import { t } from '@lingui/core/macro';
import { usePageDescription, usePageTitle } from '@web/features/site/page';
import { Card } from '@web/ui/Card';
import { PageHeader } from '@web/ui/PageHeader';
import { UiLink } from '@web/ui/UiLink';
import styles from './lore.module.css';
import { TaleDrawing } from './TaleDrawing';
import { TALES } from './tales';

const LEAD = t`The old smiths of Lowmoor forged six guardians and forgot to give them an ending. Ten short tales, best read in order.`;

/** /lore: the tales of the guardians, in order. */
export function LoreScreen() {
  usePageTitle(t`Lore`);
  usePageDescription(LEAD);
  return (
    <>
      <PageHeader title={t`Under the moor`} lead={LEAD} />
      <ol className={styles.list}>
        {TALES.map(({ slug, title, summary }) => (
          <li key={slug}>
            <Card as="article" interactive padding="none" className={styles.card}>
              <TaleDrawing name={slug} isDecorative />
              <div className={styles.cardText}>
                <h2>
                  <UiLink href={`/lore/${slug}`}>{title}</UiLink>
                </h2>
                <p>{summary}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}
