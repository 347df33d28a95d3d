import { t } from '@lingui/core/macro';
import type { NamedButton } from '@shared/content/named-buttons';

/** What's on the buttons that texts can name: the messages of the buttons themselves, so that neither changes alone. */
export const BUTTON_LABELS: Readonly<Record<NamedButton, string>> = {
  run: t({ message: 'Run', context: 'verb on a button' }),
  submit: t`Submit`,
  'step-through': t`Step through`,
  database: t`Database`,
  speak: t`Speak`,
  playground: t`Open in the playground`,
  share: t`Share`,
  check: t({ message: 'Check', context: 'verb on a button' }),
  solution: t`Solution`,
  'next-lesson': t`Next lesson`,
};
