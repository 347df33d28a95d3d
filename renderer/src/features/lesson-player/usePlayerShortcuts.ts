import { focusRunButton } from '@web/features/workbench';
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
 * Ctrl or Cmd with: `.` next, `,` previous, Enter run, Shift+Enter submit, G and Shift+G next and previous help tab,
 * Escape leave the editor. They take precedence over the editor, which uses most of them itself. Keys without Ctrl belong
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
    const actions: Record<string, () => void> = {
      '.': go(next ?? (player.isComplete ? lessonLinks(player.lesson).course : null)),
      ',': go(previous),
      enter: runOrSubmit,
      'Shift+enter': () => player.submit(),
      escape: focusRunButton,
      g: () => player.turnTab(1),
      'Shift+g': () => player.turnTab(-1),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || isDialogOpen()) return;
      if (!event.ctrlKey && !event.metaKey) {
        if (!isTyping(event.target) && player.work.onKey?.(event.key)) event.preventDefault();
        return;
      }
      const key = event.key.toLowerCase();
      const action = actions[event.shiftKey ? `Shift+${key}` : key];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) action();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [player, navigate]);
}
