import { useStores } from '@web/stores';
import { focusWork, isInWork } from '@web/ui/focus-work';
import { pressedShortcut } from '@web/ui/shortcuts';
import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Global shortcuts: Ctrl+K or Cmd+K opens the finder, Ctrl+E or Cmd+E goes to the code or answer, `?` lists all shortcuts. */
export function useHotkeys(): void {
  const { overlays } = useStores();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return; // already handled, by the editor
      const shortcut = pressedShortcut(event);
      const isFinder = shortcut === 'find';
      const isHelp = shortcut === 'shortcuts' && !isTyping(event.target);
      // In the editor itself, the keys are its own.
      if (shortcut === 'goToWork' && !isInWork(event.target) && focusWork()) event.preventDefault();
      if (!isFinder && !isHelp) return;
      event.preventDefault();
      if (isFinder && overlays.open === 'finder') overlays.close();
      else overlays.show(isFinder ? 'finder' : 'shortcuts');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [overlays]);
}
