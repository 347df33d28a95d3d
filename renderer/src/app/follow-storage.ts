import { t } from '@lingui/core/macro';
import type { Platform, StorageHealth } from '@web/platform';
import { toasts } from '@web/ui/toasts';

type Problem = NonNullable<ReturnType<StorageHealth['problem']>>;

const TOAST = 'storage';

const TEXTS: Readonly<Record<Problem['kind'], (problem: Problem) => string>> = {
  damaged: ({ file = t`a file` }) =>
    t`A file with your saved work was damaged. We rebuilt it from what could be read and its backup, and kept the old one as ${file}.`,
  newer: () =>
    t`Your saved work is from a newer version of this app. Update the app to use it. Until then, nothing you do here stays on this computer after you close the app.`,
  'disk-full': () =>
    t`Your disk is full, so your latest work isn’t saved on this computer. Free some space and keep the app open: it’s saved as soon as there’s room.`,
  unwritable: () =>
    t`We can’t save your work on this computer. Check that the app may write to its data folder, and copy your code before you close the app.`,
};

/** Says what's wrong with this computer's storage, from the start or when it happens, until it's over. */
export function followStorage({ storageHealth }: Pick<Platform, 'storageHealth'>): void {
  const show = (problem: Problem | undefined) => {
    if (problem) toasts.error(TEXTS[problem.kind](problem), { id: TOAST, persistent: true });
    else toasts.dismiss(TOAST);
  };
  show(storageHealth?.problem());
  storageHealth?.onChange(show);
}
