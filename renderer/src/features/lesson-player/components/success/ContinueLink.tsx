import { ButtonLink } from '@web/ui/Button';
import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { lessonLinks } from '../../navigation';
import { useCourse } from '../../useCourse';
import { usePlayer } from '../../usePlayer';
import styles from './Success.module.css';

/** What to do after a success: most importantly, continue. */
export const ContinueLink = observer(function ContinueLink() {
  const { lesson } = usePlayer();
  const course = useCourse(lesson);
  const link = useRef<HTMLDivElement>(null);
  const { next, continueTo } = lessonLinks(lesson);
  const left = course?.chapters
    .flatMap((each) => each.lessons)
    .filter((each) => !each.isComplete && each.uuid !== lesson.uuid);
  const isWhole = next === null && left?.length === 0;

  useEffect(() => {
    // Only when nobody is typing: moving the focus away from the editor would send the next keys elsewhere.
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('button'))
      link.current?.querySelector('a')?.focus();
  }, []);

  const label = next ? 'Continue' : isWhole ? 'Course complete' : 'Back to the course';
  return (
    <div ref={link} className={styles.continueTo}>
      <ButtonLink href={continueTo} variant="primary" size="lg" icon={<ArrowRight />}>
        {label}
      </ButtonLink>
      {next === null && !isWhole && left && left.length > 0 && (
        <p className={styles.quiet}>
          This was the last lesson. {left.length === 1 ? 'One lesson is' : `${left.length} lessons are`} still
          unfinished.
        </p>
      )}
    </div>
  );
});
