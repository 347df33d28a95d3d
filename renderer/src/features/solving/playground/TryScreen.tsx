import { t } from '@lingui/core/macro';
import { Loaded, PageNotFound, usePageDescription, usePageTitle } from '@web/features/site/page';
import { useLocation, useParams } from 'react-router-dom';
import { NextSteps } from './components/NextSteps';
import { Playground } from './components/Playground';
import { PlaygroundSkeleton } from './components/PlaygroundSkeleton';
import { TryBar } from './components/TryBar';
import styles from './TryScreen.module.css';
import { type TryPage, tryPageOf } from './try-pages';
import { useExamples } from './useExamples';

function Guided({ page: { language, examples: set, title, lead, steps } }: { page: TryPage }) {
  const examples = useExamples(set);
  usePageTitle(title);
  usePageDescription(t`${title} in your browser: a small program to run, change and learn from. ${lead}`);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </header>
      <Loaded state={examples} skeleton={<PlaygroundSkeleton isWindow={false} />} what={t`the playground`}>
        {(loaded) => (
          <Playground
            language={language}
            examples={loaded}
            keptAs={set}
            bar={<TryBar isOwn={set === language} />}
            isWindow={false}
          />
        )}
      </Loaded>
      <NextSteps language={language} />
    </div>
  );
}

/** /try/:slug: a guided first program. */
export function TryScreen() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const page = tryPageOf(slug);
  if (!page) return <PageNotFound path={pathname} />;
  return <Guided key={slug} page={page} />;
}
