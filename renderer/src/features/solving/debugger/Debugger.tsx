import { t } from '@lingui/core/macro';
import { focusRunButton } from '@web/features/solving/workbench';
import { Spinner } from '@web/ui/Spinner';
import { lazy, Suspense } from 'react';
import type { DebuggerPanelProps } from './DebuggerPanel';

const load = () => import('./DebuggerPanel');
const DebuggerPanel = lazy(() => load().then((module) => ({ default: module.DebuggerPanel })));

/** Loads the debugger's code before it's needed: after a run, so that it also works offline. */
export function preloadDebugger(): void {
  const failed = () => undefined; // it's loaded again when it's needed
  load().catch(failed);
  import('./load-recorder').catch(failed);
}

/** The debugger, whose code loads with its first recording. Closing it moves the focus to Run. */
export function Debugger({ stepper, files }: Omit<DebuggerPanelProps, 'onClose'>) {
  const onClose = () => {
    stepper.close();
    focusRunButton();
  };
  return (
    <Suspense fallback={<Spinner label={t`Loading the debugger`} />}>
      <DebuggerPanel stepper={stepper} files={files} onClose={onClose} />
    </Suspense>
  );
}
