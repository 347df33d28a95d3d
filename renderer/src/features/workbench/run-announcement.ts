import type { RunStore } from './run.store';

/** What a screen reader should hear of a run, politely. Empty while there is nothing to say. */
export function runAnnouncement(run: RunStore): string {
  if (run.isRunning) return 'Running.';
  switch (run.end) {
    case null:
      return '';
    case 'ok':
      return run.message || (run.output.isEmpty ? 'Finished. Nothing was printed.' : 'Finished.');
    case 'error':
      return run.message || `Stopped with an error: ${run.problem?.message ?? ''}`;
    default:
      return run.message;
  }
}
