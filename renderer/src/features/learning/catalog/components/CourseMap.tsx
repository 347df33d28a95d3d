import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Chapter } from '@web/api';
import { countDone } from '@web/stores';
import { Emblem } from '@web/ui/Emblem';
import { Check, MapPin } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { chapterEmblem } from '../chapter-emblem';
import { countLessons, lessonsDone } from '../counts';
import styles from './CourseMap.module.css';

export interface CourseMapProps {
  chapters: readonly Chapter[];
  /** The lesson that Continue opens; the learner is in its chapter. */
  nextUuid: string | undefined;
  /** Chapters that the learner’s placement check made unnecessary. */
  skippable: ReadonlySet<string>;
}

type State = 'done' | 'skip' | 'here' | 'ahead';

function stateOf(
  { uuid: chapterUuid, lessons }: Chapter,
  { nextUuid, skippable }: Omit<CourseMapProps, 'chapters'>,
): State {
  const { done, total } = countDone(lessons);
  if (total > 0 && done === total) return 'done';
  if (lessons.some(({ uuid }) => uuid === nextUuid)) return 'here';
  return skippable.has(chapterUuid) ? 'skip' : 'ahead';
}

const STATES: Record<State, string> = {
  done: t`done`,
  skip: t`you can skip it`,
  here: t`you’re here`,
  ahead: t`ahead`,
};

/** A course as a road through its chapters: where you are, and what’s ahead. Each place leads to its chapter below. */
export function CourseMap({ chapters, nextUuid, skippable }: CourseMapProps) {
  if (chapters.length < 2) return null;
  const states = chapters.map((chapter) => stateOf(chapter, { nextUuid, skippable }));
  return (
    <nav className={styles.map} aria-label={t`Map of the course`}>
      <ol className={styles.road}>
        {chapters.map(({ uuid, slug, title, lessons }, index) => {
          const state = states[index]!;
          const { done, total } = countDone(lessons);
          return (
            <li key={uuid} className={styles.place} data-state={state}>
              <a href={`#${slug}`} className={styles.link}>
                <span className={styles.mark}>
                  <Emblem name={chapterEmblem(index + 1)} size={64} locked={state === 'ahead'} />
                  {state === 'done' && <Check className={styles.flag} aria-hidden="true" />}
                  {state === 'here' && <MapPin className={styles.flag} aria-hidden="true" />}
                </span>
                <span className={styles.title}>{title}</span>
              </a>
              <span className={styles.count}>
                {state === 'skip'
                  ? t`You know this`
                  : done > 0
                    ? lessonsDone(done, total)
                    : countLessons(total)}
              </span>
              <VisuallyHidden>{STATES[state]}</VisuallyHidden>
            </li>
          );
        })}
        <li
          className={styles.place}
          data-state={states.every((state) => state === 'done') ? 'done' : 'ahead'}
        >
          <span className={styles.mark}>
            <Emblem name="certificate" size={64} locked={!states.every((state) => state === 'done')} />
          </span>
          <span className={styles.title}>
            <Trans>Your certificate</Trans>
          </span>
        </li>
      </ol>
    </nav>
  );
}
