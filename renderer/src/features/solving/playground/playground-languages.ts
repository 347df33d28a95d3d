import { t } from '@lingui/core/macro';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@shared/runner/languages';

/** Aliases of languages in URLs. */
const ALIASES: Readonly<Record<string, Language>> = {
  golang: 'go',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
};

export type PlaygroundAddress = { language: Language } | { redirect: string } | null;

/** Resolves /playground/{slug}: a language, a redirect from an alias, or null. */
export function playgroundOf(slug: string): PlaygroundAddress {
  const name = slug.toLowerCase();
  const language =
    LANGUAGES.find((each) => each === name) ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined);
  if (!language) return null;
  return language === slug ? { language } : { redirect: playgroundPath(language) };
}

export const playgroundPath = (language: Language) => `/playground/${language}`;

/** "Python playground". */
export const playgroundTitle = (language: Language): string => {
  const { title } = LANGUAGE_FACTS[language];
  return t`${title} playground`;
};

export const PLAYGROUNDS = LANGUAGES.map((language) => ({
  language,
  title: LANGUAGE_FACTS[language].title,
  path: playgroundPath(language),
}));
