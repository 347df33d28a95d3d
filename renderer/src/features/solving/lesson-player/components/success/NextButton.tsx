import { ButtonLink } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { ArrowRight } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { nextStep } from '../../next-step';
import { useCourse } from '../../useCourse';
import { usePlayer } from '../../usePlayer';
import styles from './NextButton.module.css';
import { isFreeForEnter, isTypingCode } from './typing';

export interface NextButtonProps {
  /** Shows only "Next", in the bar below a phone's panes. */
  compact?: boolean;
  className?: string;
}

/** Goes on after a success. While nobody is typing, Enter does too. */
export const NextButton = observer(function NextButton({ compact, className }: NextButtonProps) {
  const { lesson } = usePlayer();
  const { href, label, shortLabel } = nextStep(lesson, useCourse(lesson));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = box.current?.querySelector('a');
    // Moving the focus out of the editor would send the next keys elsewhere.
    if (!isTypingCode(document.activeElement)) link?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      // The Enter that submitted the answer may still be held down.
      if (event.repeat && event.target === link) event.preventDefault();
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.repeat;
      if (!isPlain || !isFreeForEnter(event.target)) return;
      event.preventDefault();
      link?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={box} className={styles.box}>
      <ButtonLink
        href={href}
        variant="primary"
        className={cx(!compact && styles.next, className)}
        aria-label={compact ? label : undefined}
      >
        <span className={styles.label}>{compact ? shortLabel : label}</span>
        <ArrowRight className={styles.arrow} aria-hidden="true" />
      </ButtonLink>
    </div>
  );
});
