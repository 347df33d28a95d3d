import { type RefObject, useEffect, useState } from 'react';

/** Becomes true when the learner skips the moment that this element shows: with Esc, or a click on it. */
export function useSkip(ref: RefObject<HTMLElement | null>): boolean {
  const [isSkipped, setSkipped] = useState(false);
  useEffect(() => {
    if (isSkipped) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setSkipped(true);
    const onPress = ({ target }: PointerEvent) => ref.current?.contains(target as Node) && setSkipped(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [ref, isSkipped]);
  return isSkipped;
}
