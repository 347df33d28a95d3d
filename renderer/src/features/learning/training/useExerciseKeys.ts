import { focusRunButton } from '@web/features/solving/workbench';
import { pressedShortcut } from '@web/ui/shortcuts';
import { useEffect } from 'react';
import type { ExerciseStore } from './exercise.store';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** The shortcuts of Run and Submit check the answer, or go on once it's right; 1 to 9 choose. */
export function useExerciseKeys(exercise: ExerciseStore, onNext: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat || document.querySelector('[role="dialog"]')) return;
      const isMod = event.ctrlKey || event.metaKey;
      const choice = /^[1-9]$/.test(event.key) ? exercise.choices[Number(event.key) - 1] : undefined;
      const shortcut = pressedShortcut(event);
      if (shortcut === 'run' || shortcut === 'submit') {
        if (exercise.isOver) onNext();
        else void exercise.check();
      } else if (shortcut === 'leaveEditor') focusRunButton();
      else if (!isMod && choice !== undefined && !exercise.isOver && !isTyping(event.target))
        exercise.write(choice);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [exercise, onNext]);
}
