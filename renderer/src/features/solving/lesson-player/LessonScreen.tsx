import { t } from '@lingui/core/macro';
import { preloadLessonText } from '@web/features/learning/lesson-text';
import { Loaded, PageNotFound } from '@web/features/site/page';
import { preloadEditor } from '@web/features/solving/editor';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LessonPlayer } from './components/LessonPlayer';
import { PlayerSkeleton } from './components/PlayerSkeleton';
import { preloadSpellbook } from './components/Spellbook';
import styles from './LessonScreen.module.css';
import { isUuid } from './navigation';

/** Everything that a lesson needs apart from its data: requested while the lesson itself is loading. */
function preloadPlayer(): void {
  void preloadLessonText();
  preloadEditor().catch(() => undefined); // the editor tries again, and stays plain if it can't load
}

/** Long enough that the lesson, its editor and its runtime load first. */
const AHEAD_MS = 3_000;

/** /lessons/:lessonUuid. Lessons that were opened stay in memory, and the next one is preloaded. */
export const LessonScreen = observer(function LessonScreen() {
  const { catalog, scope } = useStores();
  const { lessonById: lessons } = catalog;
  const { lessonUuid = '' } = useParams();
  const next = lessons.get(lessonUuid).value?.nextLessonUuid;

  useEffect(preloadPlayer, []);
  // Kept for when there's no connection, and known before the lesson unlocks a page.
  useEffect(() => {
    const timer = setTimeout(() => {
      void scope.spellbook.books.load();
      void preloadSpellbook();
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [scope]);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => void lessons.get(next).load(), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [lessons, next]);

  return (
    <div className={styles.screen}>
      {isUuid(lessonUuid) ? (
        <Loaded
          isPage
          state={lessons.get(lessonUuid)}
          skeleton={<PlayerSkeleton />}
          what={t({ message: 'this lesson', comment: 'In “We couldn’t load this lesson”' })}
        >
          {(lesson) => (
            <LessonPlayer key={`${lesson.uuid} ${lesson.lastMod} ${lesson.locale}`} lesson={lesson} />
          )}
        </Loaded>
      ) : (
        <PageNotFound path={`/lessons/${lessonUuid}`} />
      )}
    </div>
  );
});
