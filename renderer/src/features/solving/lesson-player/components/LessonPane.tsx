import { t } from '@lingui/core/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { observer } from 'mobx-react-lite';
import { HistoryTab } from '../history/HistoryTab';
import type { HelpTab } from '../lesson-player.store';
import { usePlayer } from '../usePlayer';
import { LanguageNote } from './LanguageNote';
import styles from './LessonPane.module.css';
import { SolutionTab } from './SolutionTab';
import { Spellbook } from './Spellbook';

const TextSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton lines={5} />
    <Skeleton height="7rem" />
    <Skeleton lines={4} />
  </div>
);

const Reading = observer(function Reading() {
  const { lesson, checks } = usePlayer();
  return (
    <article className={styles.reading} aria-label={lesson.title} lang={lesson.locale ?? 'en'}>
      <LanguageNote lesson={lesson} />
      <LessonText sections checklist={checks} fallback={<TextSkeleton />}>
        {lesson.readme}
      </LessonText>
    </article>
  );
});

/** The left pane: the lesson's text, and what helps with it. */
export const LessonPane = observer(function LessonPane() {
  const player = usePlayer();
  return (
    <Tabs
      fill
      label={t`Help`}
      className={styles.tabs}
      value={player.tab}
      onChange={(tab) => player.showTab(tab as HelpTab)}
      items={[
        { value: 'lesson', label: t`Lesson`, content: <Reading /> },
        { value: 'spellbook', label: t`Spellbook`, content: <Spellbook /> },
        { value: 'solution', label: t`Solution`, content: <SolutionTab /> },
        { value: 'history', label: t`History`, content: <HistoryTab /> },
      ].filter(({ value }) => player.tabs.includes(value as HelpTab))}
    />
  );
});
