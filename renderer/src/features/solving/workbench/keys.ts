import { shortcutKeys } from '@web/ui/shortcuts';

/** Shortcuts for writing and running code, as their keys are labeled. */
export const KEYS = {
  run: shortcutKeys('run'),
  submit: shortcutKeys('submit'),
  next: shortcutKeys('nextLesson'),
  previous: shortcutKeys('previousLesson'),
  leave: shortcutKeys('leaveEditor'),
} as const;
