import { t } from '@lingui/core/macro';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import { Loaded, PageNotFound, usePageDescription, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Playground } from './components/Playground';
import { PlaygroundBar } from './components/PlaygroundBar';
import { PlaygroundSkeleton } from './components/PlaygroundSkeleton';
import { playgroundOf, playgroundTitle } from './playground-languages';
import { writeLastLanguage } from './stored-playground';
import { useExamples } from './useExamples';

function LanguagePlayground({ language }: { language: Language }) {
  const { title } = LANGUAGE_FACTS[language];
  const examples = useExamples(language);
  usePageTitle(playgroundTitle(language));
  usePageDescription(
    t`Write and run ${title} in your browser: several files, input, examples, and share it as a link. No account needed.`,
  );
  const { storage } = useStores().platform;
  useEffect(() => writeLastLanguage(storage, language), [storage, language]);
  return (
    <Loaded state={examples} skeleton={<PlaygroundSkeleton isWindow />} what={t`the playground`}>
      {(loaded) => <Playground language={language} examples={loaded} bar={<PlaygroundBar />} isWindow />}
    </Loaded>
  );
}

/** /playground/:lang. Aliases of a language redirect to its canonical URL and keep a shared program. */
export function PlaygroundScreen() {
  const { lang = '' } = useParams();
  const { search, hash, pathname } = useLocation();
  const address = playgroundOf(lang);
  if (!address) return <PageNotFound path={pathname} />;
  if ('redirect' in address) return <Navigate to={{ pathname: address.redirect, search, hash }} replace />;
  return <LanguagePlayground key={address.language} language={address.language} />;
}
