import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { placeOf } from '@shared/rules/levels';
import { chapterEmblem, LessonPath } from '@web/features/learning/catalog';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { UiLink } from '@web/ui/UiLink';
import styles from './home.module.css';
import type { GuestsCourse } from './useGuestsCourse';

/** What a guest has done so far, in place of the first lesson, and how it becomes theirs. */
export function GuestProgress({ course, next, count, xp }: GuestsCourse) {
  const { overlays } = useStores();
  const at = course.chapters.findIndex(({ lessons }) => lessons.some(({ uuid }) => uuid === next.uuid));
  const chapter = course.chapters[Math.max(0, at)]!;
  const { title, slug } = course;
  const amount = `${formatNumber(xp)} XP`;
  const { level } = placeOf(xp);
  return (
    <article className={styles.lesson} aria-labelledby="guest-progress">
      <p className={styles.where}>
        <UiLink href={`/courses/${slug}`}>{title}</UiLink> · {chapter.title}
      </p>
      <h2 id="guest-progress" className={styles.lessonTitle}>
        {plural(count, { one: 'You’ve solved # lesson', other: 'You’ve solved # lessons' })}
      </h2>
      <LessonPath lessons={chapter.lessons} nextUuid={next.uuid} emblem={chapterEmblem(at + 1)} />
      <p className={styles.opening}>
        <Trans>
          It’s kept in this browser for a day. With a free account, we submit it for you: {amount}, and you’re
          at level {level}.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => overlays.askToSignIn()}>
          <Trans>Keep it with an account</Trans>
        </Button>
      </div>
    </article>
  );
}
