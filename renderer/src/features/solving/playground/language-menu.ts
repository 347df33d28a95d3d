import { t } from '@lingui/core/macro';
import type { Language } from '@shared/runner/languages';
import type { MenuEntry } from '@web/ui/Menu';
import { PLAYGROUNDS } from './playground-languages';
import { LANGUAGE_STARTS, SPECIAL_STARTS } from './try-pages';

/** The playground's menu: every language, and the guided pages for those who don't know where to begin. */
export const languageMenu = (current: Language): MenuEntry[] => [
  ...PLAYGROUNDS.map(({ language, title, path }) => ({
    key: path,
    label: title,
    href: path,
    current: language === current,
  })),
  { kind: 'separator', key: 'guided' },
  { kind: 'label', key: 'guided-label', label: t`With a guide` },
  ...[...LANGUAGE_STARTS, ...SPECIAL_STARTS].map(({ title, path }) => ({
    key: path,
    label: title,
    href: path,
  })),
];
