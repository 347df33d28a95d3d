import type { Lesson } from '@shared/contracts';
import { codeRunnerFor } from '@web/features/code-runner';
import { usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { announcement } from '../announcement';
import { LessonPlayerStore } from '../lesson-player.store';
import { useCourse } from '../useCourse';
import { PlayerProvider } from '../usePlayer';
import { usePlayerShortcuts } from '../usePlayerShortcuts';
import { LessonHeader } from './LessonHeader';
import styles from './LessonPlayer.module.css';
import { PlayerPanes } from './PlayerPanes';

/** A lesson to read, work on and submit. It fits the window; only its panes scroll. */
export const LessonPlayer = observer(function LessonPlayer({ lesson }: { lesson: Lesson }) {
  const stores = useStores();
  const [player] = useState(() => new LessonPlayerStore(lesson, stores, codeRunnerFor(stores.api)));
  const course = useCourse(lesson);
  usePageTitle(`${lesson.Title} · ${lesson.CourseTitle}`);
  usePlayerShortcuts(player);
  useEffect(() => player.start(), [player]);
  return (
    <PlayerProvider value={player}>
      <div className={styles.player}>
        <LessonHeader course={course} />
        <PlayerPanes />
        <VisuallyHidden>
          <span role="status" data-announcer="lesson">
            {announcement(player)}
          </span>
        </VisuallyHidden>
      </div>
    </PlayerProvider>
  );
});
