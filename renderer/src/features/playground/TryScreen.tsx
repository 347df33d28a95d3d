import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import { Loaded, PageNotFound, usePageDescription, usePageTitle } from '@web/features/page';
import { useLocation, useParams } from 'react-router-dom';
import { NextSteps } from './components/NextSteps';
import { Playground } from './components/Playground';
import { PlaygroundSkeleton } from './components/PlaygroundSkeleton';
import { TryBar } from './components/TryBar';
import { tryLanguageOf } from './playground-languages';
import styles from './TryScreen.module.css';
import { TRY_TEXTS } from './try-texts';
import { useExamples } from './useExamples';

function TryLanguage({ language }: { language: Language }) {
  const { title } = LANGUAGE_FACTS[language];
  const examples = useExamples(language);
  const text = TRY_TEXTS[language]!;
  usePageTitle(`Try ${title}`);
  usePageDescription(
    `Try ${title} in your browser: a small program to run, change and learn from. ${text.lead}`,
  );
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>Try {title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <ol className={styles.steps}>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </header>
      <Loaded state={examples} skeleton={<PlaygroundSkeleton isWindow={false} />} what="the playground">
        {(loaded) => <Playground language={language} examples={loaded} bar={<TryBar />} isWindow={false} />}
      </Loaded>
      <NextSteps language={language} />
    </div>
  );
}

/** /try/:lang: a guided first program. */
export function TryScreen() {
  const { lang = '' } = useParams();
  const { pathname } = useLocation();
  const language = tryLanguageOf(lang);
  if (!language) return <PageNotFound path={pathname} />;
  return <TryLanguage key={language} language={language} />;
}
