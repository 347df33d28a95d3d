import { focusRunButton } from '@web/features/solving/workbench';
import { pressedShortcut } from '@web/ui/shortcuts';
import { useEffect } from 'react';
import type { PlaygroundStore } from './playground.store';

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl or Cmd with Enter runs, with Escape leaves the editor. They take precedence over the editor's own shortcuts. */
export function usePlaygroundShortcuts(playground: PlaygroundStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = pressedShortcut(event);
      if ((shortcut !== 'run' && shortcut !== 'leaveEditor') || isDialogOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (shortcut === 'run') playground.start();
      else focusRunButton();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [playground]);
}
