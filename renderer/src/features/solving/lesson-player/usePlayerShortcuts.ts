import { focusRunButton } from '@web/features/solving/workbench';
import { pressedShortcut, type ShortcutName } from '@web/ui/shortcuts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LessonPlayerStore } from './lesson-player.store';
import { lessonLinks } from './navigation';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * The shortcuts with Ctrl or Cmd for lessons and code (`ui/shortcuts`). They take precedence over the editor, which uses most of them itself. Keys without Ctrl belong
 * to the lesson's type.
 */
export function usePlayerShortcuts(player: LessonPlayerStore): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { previous, next } = lessonLinks(player.lesson);
    const go = (path: string | null) => () => {
      if (path !== null) void navigate(path);
    };
    const runOrSubmit = () => (player.work.run ? player.startRun() : player.submit());
    const actions: Partial<Record<ShortcutName, () => void>> = {
      nextLesson: go(next ?? (player.isComplete ? lessonLinks(player.lesson).course : null)),
      previousLesson: go(previous),
      run: runOrSubmit,
      submit: () => player.submit(),
      leaveEditor: focusRunButton,
      nextHelpTab: () => player.turnTab(1),
      previousHelpTab: () => player.turnTab(-1),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || isDialogOpen()) return;
      if (!event.ctrlKey && !event.metaKey) {
        if (!isTyping(event.target) && player.work.onKey?.(event.key)) event.preventDefault();
        return;
      }
      const shortcut = pressedShortcut(event);
      const action = shortcut && actions[shortcut];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) action();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [player, navigate]);
}
