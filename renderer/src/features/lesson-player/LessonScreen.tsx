import type { Lesson } from '@shared/contracts';
import { loadMonaco } from '@web/features/editor';
import { preloadLessonText } from '@web/features/lesson-text';
import { Loaded } from '@web/features/page';
import { AsyncMap, useStores } from '@web/stores';
import { ErrorPanel } from '@web/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
  const { api } = useStores();
  const { lessonUUID = '' } = useParams();
  const [lessons] = useState(() => {
    const map = new AsyncMap<Lesson>((id, signal) => api.call('getLesson', { params: { id }, signal }));
    // Asked for at once: the answer is on its way while the page is drawn and the editor's code is read.
    if (isUUID(lessonUUID)) void map.get(lessonUUID).load();
    return map;
  });
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
