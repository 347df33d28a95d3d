import { t } from '@lingui/core/macro';
import type { Course, Lesson } from '@web/api';
import { lessonRef } from '@web/exercises';
import { firstParagraph } from '@web/features/learning/lesson-text';
import { breadcrumbs, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { announcement } from '../announcement';
import { LessonPlayerStore } from '../lesson-player.store';
import type { ForKnownTypes, OpenLesson } from '../types/lesson-work';
import { LESSON_TYPES } from '../types/registry';
import { useCourse } from '../useCourse';
import { PlayerProvider } from '../usePlayer';
import { usePlayerShortcuts } from '../usePlayerShortcuts';
import { useResultMoments } from '../useResultMoments';
import { LessonHeader } from './LessonHeader';
import { LessonMenu } from './LessonMenu';
import styles from './LessonPlayer.module.css';
import { NewerLesson } from './NewerLesson';
import { PlayerPanes } from './PlayerPanes';
import { TaskStrip } from './TaskStrip';

interface OpenedLessonProps {
  lesson: Lesson;
  course: Course | undefined;
  open: OpenLesson;
}

function OpenedLesson({ lesson, course, open }: OpenedLessonProps) {
  const stores = useStores();
  const [player] = useState(() => new LessonPlayerStore(lessonRef(lesson.uuid), lesson, stores, open));
  usePlayerShortcuts(player);
  useResultMoments(player);
  useEffect(() => player.start(), [player]);
  return (
    <>
      <LessonHeader lesson={lesson} course={course} menu={<LessonMenu player={player} />} />
      <PlayerWork player={player} />
    </>
  );
}

/** The lesson's task and panes, and the announcements for screen readers. */
export const PlayerWork = observer(function PlayerWork({ player }: { player: LessonPlayerStore }) {
  return (
    <PlayerProvider value={player}>
      <TaskStrip />
      <PlayerPanes />
      <VisuallyHidden>
        <span role="status" data-announcer="lesson">
          {announcement(player)}
        </span>
      </VisuallyHidden>
    </PlayerProvider>
  );
});

/** The lesson's task, or how its text begins, without the marks of Markdown. */
const descriptionOf = ({ task, readme }: Lesson): string =>
  (task ?? firstParagraph(readme)).replaceAll(/[`*_]|!?\[|\]\([^)]*\)/g, '');

export interface LessonPlayerProps {
  lesson: Lesson;
  /** The lesson types of this version. */
  types?: ForKnownTypes<OpenLesson>;
}

/** A lesson to read, work on and submit. It fits the window; only its panes scroll. */
export const LessonPlayer = observer(function LessonPlayer({
  lesson,
  types = LESSON_TYPES,
}: LessonPlayerProps) {
  const course = useCourse(lesson);
  const open = types[lesson.type];
  usePageTitle(`${lesson.title} · ${lesson.courseTitle}`);
  usePageDescription(descriptionOf(lesson));
  usePageFacts({
    image: `/v1/static/course_image/${lesson.courseUuid}`,
    structuredData: [
      breadcrumbs([
        { name: t`Courses`, path: '/courses' },
        { name: lesson.courseTitle, path: `/courses/${lesson.courseSlug}` },
        { name: lesson.title, path: `/lessons/${lesson.uuid}` },
      ]),
    ],
  });
  return (
    <div className={styles.player}>
      {open ? (
        <OpenedLesson lesson={lesson} course={course} open={open} />
      ) : (
        <>
          <LessonHeader lesson={lesson} course={course} />
          <NewerLesson lesson={lesson} />
        </>
      )}
    </div>
  );
});
