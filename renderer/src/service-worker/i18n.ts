import { type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LOCALE } from '@shared/locales';

/** Injected by the build (build/vite/worker-texts.ts): the translations of what notifications say. */
declare const __WORKER_TEXTS__: Record<string, Messages>;

/**
 * Takes the place of `@web/i18n` in the service worker, which has neither a page nor the time to load a catalog. Each push
 * says its language.
 */
export const i18n = setupI18n({
  locale: DEFAULT_LOCALE,
  messages: { [DEFAULT_LOCALE]: {}, ...__WORKER_TEXTS__ },
});

/** What notifications count is too small for separators. */
export const formatNumber = (value: number): string => String(Math.round(value));
