import babel from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { PAGES } from './renderer/src/pages/pages';
import { ERROR_PATTERNS, explanationId, messageOf } from './shared/error-explanations';
import { DEFAULT_LOCALE, TRANSLATION_LOCALES } from './shared/locales';
import { TEXTS } from './shared/texts';

/**
 * Texts that are made outside of the web app, where there are no macros. Those of `shared/texts` get the ids that a macro
 * would give them, so that the catalog has their English, and a changed one has to be translated again.
 */
const sharedTexts: ExtractorType = {
  match: (file) => file.endsWith('renderer/src/i18n/text-ids.ts'),
  extract(file, _code, onMessageExtracted) {
    for (const message of Object.values(TEXTS))
      onMessageExtracted({ id: generateMessageId(message), message, origin: [file, 1] });
    const explanations = Object.values(ERROR_PATTERNS).flat();
    for (const message of new Set(explanations.flatMap(({ means, fix }) => [means, fix].map(messageOf))))
      onMessageExtracted({ id: explanationId(message), origin: [file, 1] });
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
  extractors: [sharedTexts, pageTexts, babel],
  format: formatter({ lineNumbers: false }),
  // Neither a context nor a provider: a text is right wherever it's written, in a store, too.
  runtimeConfigModule: { i18n: ['@web/i18n', 'i18n'], Trans: ['@web/i18n', 'Trans'] },
});
