import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course, PlacementReply } from '@web/api';
import { ButtonLink } from '@web/ui/Button';
import { Emblem } from '@web/ui/Emblem';
import { Check } from '@web/ui/icons';
import { useEffect, useRef } from 'react';
import { chapterEmblem } from '../chapter-emblem';
import { continueAt } from './continue-at';
import styles from './placement.module.css';

/** What the check says: the chapters to skip, and the lesson to start with. */
export function PlacementResult({ course, result }: { course: Course; result: PlacementReply }) {
  const { chapterUuids, numRight, numQuestions } = result;
  const skippable = new Set(chapterUuids);
  const next = continueAt(course, skippable);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.result}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {skippable.size > 0
          ? plural(skippable.size, {
              one: 'You can skip the first chapter',
              other: 'You can skip the first # chapters',
            })
          : t`Start at the beginning`}
      </h2>
      <p className={styles.quiet}>
        {t`${numRight} of ${plural(numQuestions, { one: '# question', other: '# questions' })} right.`}{' '}
        {skippable.size > 0 ? (
          <Trans>They stay open, in case you’d like to see how we say it.</Trans>
        ) : (
          <Trans>The first chapter has something new for you.</Trans>
        )}
      </p>
      <ol className={styles.chapters}>
        {course.chapters.map(({ uuid, title }, index) => (
          <li key={uuid} className={styles.chapter} data-skip={skippable.has(uuid)}>
            <Emblem name={chapterEmblem(index + 1)} size={44} locked={!skippable.has(uuid)} />
            <span>{title}</span>
            {skippable.has(uuid) && (
              <span className={styles.skip}>
                <Check aria-hidden="true" />
                <Trans>You know this</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {next && (
          <ButtonLink href={`/lessons/${next.uuid}`} variant="primary" size="lg">
            {t`Start with ${next.title}`}
          </ButtonLink>
        )}
        <ButtonLink href={`/courses/${course.slug}`}>
          <Trans>Back to the course</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
