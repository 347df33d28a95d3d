import babel from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { SENTENCES } from './renderer/src/i18n/shared-texts/sentences';
import { idOf, messageOf } from './renderer/src/i18n/shared-texts/template';
import { PAGES } from './renderer/src/pages/pages';
import { ERROR_PATTERNS } from './shared/error-explanations';
import { DEFAULT_LOCALE, TRANSLATION_LOCALES } from './shared/locales';
import { TEXTS } from './shared/texts';

/** Texts that are made outside of the web app, where there are no macros. */
const sharedTexts: ExtractorType = {
  match: (file) => file.endsWith('i18n/shared-texts/sentences.ts'),
  extract(file, _code, onMessageExtracted) {
    const explanations = Object.values(ERROR_PATTERNS)
      .flat()
      .flatMap(({ means, fix }) => [messageOf(means), messageOf(fix)]);
    for (const text of new Set([...SENTENCES, ...explanations]))
      onMessageExtracted({ id: idOf(text), origin: [file, 1] });
  },
};

/** What the API's errors say (shared/texts). Their ids are those of a macro's texts, so that the catalog has their English. */
const errorTexts: ExtractorType = {
  match: (file) => file.endsWith('renderer/src/api/server-texts.ts'),
  extract(file, _code, onMessageExtracted) {
    for (const message of new Set(Object.values(TEXTS)))
      onMessageExtracted({ id: generateMessageId(message), message, origin: [file, 1] });
  },
};

/** What the finder calls the pages that it lists, and the words that find them: `translationOf` shows them. */
const pageTexts: ExtractorType = {
  match: (file) => file.endsWith('renderer/src/pages/pages.ts'),
  extract(file, _code, onMessageExtracted) {
    for (const { title, finder } of PAGES)
      for (const message of finder ? [title, finder.keywords] : [])
        onMessageExtracted({ id: generateMessageId(message), message, origin: [file, 1] });
  },
};

/** Where the web app's texts are translated (docs/languages.md). English is in the code itself. */
export default defineConfig({
  sourceLocale: DEFAULT_LOCALE,
  locales: TRANSLATION_LOCALES,
  catalogs: [
    {
      path: '<rootDir>/renderer/locales/{locale}',
      include: ['renderer/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  extractors: [sharedTexts, errorTexts, pageTexts, babel],
  format: formatter({ lineNumbers: false }),
  // Neither a context nor a provider: a text is right wherever it's written, in a store, too.
  runtimeConfigModule: { i18n: ['@web/i18n', 'i18n'], Trans: ['@web/i18n', 'Trans'] },
});
