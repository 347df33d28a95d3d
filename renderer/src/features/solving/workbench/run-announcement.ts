import { t } from '@lingui/core/macro';
import { errorMessage } from '@shared/grading';
import { inOwnWords } from '@web/i18n';
import type { RunStore } from './run.store';

/** The polite announcement of a run for screen readers; empty if there is none. */
export function runAnnouncement(run: RunStore): string {
  if (run.isRunning) return t`Running.`;
  switch (run.end) {
    case null:
      return '';
    case 'ok':
      return run.message || (run.output.isEmpty ? t`Finished. Nothing was printed.` : t`Finished.`);
    case 'error':
      return run.message || (run.error ? inOwnWords(errorMessage(run.error)) : t`Stopped with an error.`);
    default:
      return run.message;
  }
}
