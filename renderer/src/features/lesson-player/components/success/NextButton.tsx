import { ButtonLink } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { nextStep } from '../../next-step';
import { useCourse } from '../../useCourse';
import { usePlayer } from '../../usePlayer';
import styles from './NextButton.module.css';
import { isFreeForEnter, isTypingCode } from './typing';

export interface NextButtonProps {
  /** As in the bar below a phone's panes. */
  compact?: boolean;
}

/** Goes on after a success. While nobody is typing, Enter does too. */
export const NextButton = observer(function NextButton({ compact }: NextButtonProps) {
  const { lesson } = usePlayer();
  const { href, label } = nextStep(lesson, useCourse(lesson));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = box.current?.querySelector('a');
    // Moving the focus out of the editor would send the next keys elsewhere.
    if (!isTypingCode(document.activeElement)) link?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.repeat;
      if (event.key !== 'Enter' || !isPlain || event.defaultPrevented || !isFreeForEnter(event.target))
        return;
      event.preventDefault();
      link?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div ref={box} className={cx(styles.box, compact && styles.compact)}>
      <ButtonLink href={href} variant="primary" size={compact ? 'md' : 'lg'} className={styles.next}>
        <span className={styles.label}>{label}</span>
        <ArrowRight className={styles.arrow} aria-hidden="true" />
      </ButtonLink>
    </div>
  );
});
