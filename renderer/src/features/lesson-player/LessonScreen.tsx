import { loadMonaco } from '@web/features/editor';
import { preloadLessonText } from '@web/features/lesson-text';
import { Loaded } from '@web/features/page';
import { useStores } from '@web/stores';
import { ErrorPanel } from '@web/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LessonPlayer } from './components/LessonPlayer';
import { PlayerSkeleton } from './components/PlayerSkeleton';
import styles from './LessonScreen.module.css';
import { isUUID } from './uuid';

/** What a lesson needs beside its data: on its way while the lesson itself is being asked for. */
function preloadPlayer(): void {
  preloadLessonText();
  loadMonaco().catch(() => undefined); // the editor asks again, and stays plain when it cannot have it
}

/** Long enough that the lesson itself, its editor and its runtime are not kept waiting. */
const AHEAD_MS = 3_000;

/** /lessons/:lessonUUID. Lessons that were opened stay at hand, and the next one is fetched ahead. */
export const LessonScreen = observer(function LessonScreen() {
  const { lessonById: lessons } = useStores().catalog;
  const { lessonUUID = '' } = useParams();
  const next = lessons.get(lessonUUID).value?.NextLessonUUID;

  useEffect(preloadPlayer, []);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => void lessons.get(next).load(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [lessons, next]);

  return (
    <div className={styles.screen}>
      {isUUID(lessonUUID) ? (
        <Loaded state={lessons.get(lessonUUID)} skeleton={<PlayerSkeleton />} what="this lesson">
          {(lesson) => <LessonPlayer key={`${lesson.UUID} ${lesson.LastMod}`} lesson={lesson} />}
        </Loaded>
      ) : (
        <ErrorPanel status={404} message={`Page Not Found: /lessons/${lessonUUID}`} />
      )}
    </div>
  );
});
