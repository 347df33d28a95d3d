import type { Lesson } from '@web/api';
import { usePageTitle } from '@web/features/page';
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
import { LessonHeader } from './LessonHeader';
import styles from './LessonPlayer.module.css';
import { NewerLesson } from './NewerLesson';
import { PlayerPanes } from './PlayerPanes';
import { TaskStrip } from './TaskStrip';

function OpenedLesson({ lesson, open }: { lesson: Lesson; open: OpenLesson }) {
  const stores = useStores();
  const [player] = useState(() => new LessonPlayerStore(lesson, stores, open));
  usePlayerShortcuts(player);
  useEffect(() => player.start(), [player]);
  return <PlayerWork player={player} />;
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
  return (
    <div className={styles.player}>
      <LessonHeader lesson={lesson} course={course} />
      {open ? <OpenedLesson lesson={lesson} open={open} /> : <NewerLesson lesson={lesson} />}
    </div>
  );
});
