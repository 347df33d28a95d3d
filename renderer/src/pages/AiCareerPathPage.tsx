import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { PageHeader } from '@web/ui/PageHeader';
import { Prose } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import styles from './pages.module.css';

const LEAD = t`From zero to senior AI engineer in one afternoon. Lunch included.`;

/** /april-fools/ai-engineer-career-path: a joke that says so. */
export function AiCareerPathPage() {
  usePageTitle(t`AI Engineer Career Path`);
  usePageDescription(
    t`Our April Fools’ page: a career path of four chapters, three of which are a chat window.`,
  );
  usePageFacts({ noIndex: true });
  return (
    <article className={styles.page}>
      <PageHeader title={t`AI Engineer Career Path`} lead={LEAD} art={<Boots mood="bootslol" />} />
      <Prose>
        <h2>
          <Trans>The curriculum</Trans>
        </h2>
        <ol>
          <li>
            <Trans>
              <strong>Prompting.</strong> Ask for an app. Say please. Ask again, in capitals.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Advanced prompting.</strong> “Are you sure?” A chapter in three words.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Debugging.</strong> Paste the error back in. Repeat until the error is a different one.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Capstone.</strong> Delete everything and write the 40 lines yourself.
            </Trans>
          </li>
        </ol>
        <h2>
          <Trans>What learners say</Trans>
        </h2>
        <blockquote>
          <p>
            <Trans>
              I finished the path before I had finished my coffee. I can’t tell you what I learned.
            </Trans>
          </p>
        </blockquote>
        <h2>
          <Trans>Happy April Fools’ Day</Trans>
        </h2>
        <p>
          <Trans>
            There’s no such path. The capstone is the real thing, though: people who can read, write and fix
            code get the most out of any tool, and that takes practice, not an afternoon. The{' '}
            <UiLink href="/courses">courses</UiLink> are for that.
          </Trans>
        </p>
      </Prose>
      <ButtonLink href="/demo" variant="primary" className={styles.action}>
        <Trans>Write some code yourself</Trans>
      </ButtonLink>
    </article>
  );
}
