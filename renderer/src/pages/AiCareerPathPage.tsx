import { usePageDescription, usePageFacts, usePageTitle } from '@web/features/page';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { PageHeader } from '@web/ui/PageHeader';
import { Prose } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import styles from './pages.module.css';

const LEAD = 'From zero to senior AI engineer in one afternoon. Lunch included.';

/** /april-fools/ai-engineer-career-path: a joke that says so. */
export function AiCareerPathPage() {
  usePageTitle('AI Engineer Career Path');
  usePageDescription(
    'Our April Fools’ page: a career path of four chapters, three of which are a chat window.',
  );
  usePageFacts({ noIndex: true });
  return (
    <article className={styles.page}>
      <PageHeader title="AI Engineer Career Path" lead={LEAD} art={<Boots mood="bootslol" />} />
      <Prose>
        <h2>The curriculum</h2>
        <ol>
          <li>
            <strong>Prompting.</strong> Ask for an app. Say please. Ask again, in capitals.
          </li>
          <li>
            <strong>Advanced prompting.</strong> “Are you sure?” A chapter in three words.
          </li>
          <li>
            <strong>Debugging.</strong> Paste the error back in. Repeat until the error is a different one.
          </li>
          <li>
            <strong>Capstone.</strong> Delete everything and write the 40 lines yourself.
          </li>
        </ol>
        <h2>What learners say</h2>
        <blockquote>
          <p>I finished the path before I had finished my coffee. I can’t tell you what I learned.</p>
        </blockquote>
        <h2>Happy April Fools’ Day</h2>
        <p>
          There’s no such path. The capstone is the real thing, though: people who can read, write and fix
          code get the most out of any tool, and that takes practice, not an afternoon. The{' '}
          <UiLink href="/courses">courses</UiLink> are for that.
        </p>
      </Prose>
      <ButtonLink href="/demo" variant="primary" className={styles.action}>
        Write some code yourself
      </ButtonLink>
    </article>
  );
}
