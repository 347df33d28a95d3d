import { t } from '@lingui/core/macro';
import { usePageDescription, usePageTitle } from '@web/features/site/page';
import { PageHeader } from '@web/ui/PageHeader';
import { Prose } from '@web/ui/Prose';
import { useSite } from '@web/ui/site';
import type { ReactNode } from 'react';
import styles from './legal.module.css';

/** A text page with a title. */
export function LegalPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title);
  const { name } = useSite();
  usePageDescription(lead ?? t`${title} of ${name}.`);
  return (
    <article className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <Prose className={styles.text}>{children}</Prose>
    </article>
  );
}
