import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, SOURCE_LANGUAGE } from './shared/languages';

/** Where the web app's texts are translated (docs/languages.md). English is in the code itself. */
export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map(({ code }) => code).filter((code) => code !== SOURCE_LANGUAGE),
  catalogs: [
    {
      path: '<rootDir>/renderer/locales/{locale}',
      include: ['renderer/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  // Neither a context nor a provider: a text is right wherever it's written, in a store, too.
  runtimeConfigModule: { i18n: ['@web/i18n', 'i18n'], Trans: ['@web/i18n', 'Trans'] },
});
