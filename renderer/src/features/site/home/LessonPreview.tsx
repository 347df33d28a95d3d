import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AsyncState, FirstLesson } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './home.module.css';
import { RunnableCode } from './RunnableCode';

/** The first paragraph of the lesson's text. */
function opening(readme: string): string {
  const paragraph = readme.split(/\n\s*\n/).find((part) => /^[A-Z]/.test(part.trim())) ?? '';
  return paragraph.replaceAll(/[`*_]/g, '').replaceAll(/\s+/g, ' ').trim();
}

/** The lesson that "Start the first lesson" opens, with its real text and code. */
export const LessonPreview = observer(function LessonPreview({
  preview,
}: {
  preview: AsyncState<FirstLesson | null>;
}) {
  if (preview.isWaiting) return <Skeleton height="22rem" label={t`Loading the first lesson`} />;
  if (!preview.value) return null;
  const { course, lesson, code } = preview.value;
  const { title: courseTitle } = course;
  const { lessonNumber } = lesson;
  return (
    <article className={styles.lesson} aria-labelledby="first-lesson">
      <p className={styles.where}>
        <Trans>
          {courseTitle} · lesson {lessonNumber}
        </Trans>
      </p>
      <h2 id="first-lesson" className={styles.lessonTitle}>
        <UiLink href={`/lessons/${lesson.uuid}`}>{lesson.title}</UiLink>
      </h2>
      <p className={styles.opening}>{opening(lesson.readme)}</p>
      {code && <RunnableCode language={code.language} file={code} />}
    </article>
  );
});
