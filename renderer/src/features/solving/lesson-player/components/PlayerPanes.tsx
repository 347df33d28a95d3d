import { t } from '@lingui/core/macro';
import { DEFAULT_LOCALE } from '@shared/locales';
import { type PhonePane, PhonePanes } from '@web/features/solving/workbench';
import { i18n } from '@web/i18n';
import { BookOpen } from '@web/ui/icons';
import { SplitPane } from '@web/ui/SplitPane';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { PlayerPane } from '../lesson-player.store';
import { usePlayer } from '../usePlayer';
import { ActionBar } from './ActionBar';
import { LessonPane } from './LessonPane';
import styles from './LessonPlayer.module.css';

/** A pane's name inside a sentence. Nouns keep their capital in German. */
const inSentence = (label: string) => (i18n.locale === DEFAULT_LOCALE ? label.toLowerCase() : label);

/** A success with all it brought, and what the program printed. In percent. */
const GROWN = { id: 'output', size: 60 };

/** The lesson's panes: next to each other, or one at a time on a phone. */
export const PlayerPanes = observer(function PlayerPanes() {
  const player = usePlayer();
  const { panes, layout } = player.work;
  const { work, output } = panes;
  const isPhone = useBreakpoint('phone');
  const phonePanes = useMemo<PhonePane<PlayerPane>[]>(
    () => [
      { value: 'text', label: t`Lesson`, icon: <BookOpen />, content: <LessonPane /> },
      { value: 'work', ...work },
      ...(output ? [{ value: 'output' as const, ...output }] : []),
    ],
    [work, output],
  );

  if (layout === 'below') {
    return (
      <div className={styles.below}>
        <LessonPane />
        {work.content}
      </div>
    );
  }
  if (isPhone) {
    return (
      <PhonePanes
        panes={phonePanes}
        shown={player.pane}
        onShow={(pane) => player.showPane(pane)}
        actions={<ActionBar />}
      />
    );
  }
  const beside = output ? (
    <SplitPane
      storageKey="lesson-work"
      direction="column"
      grown={player.shown === 'submission' && player.submission.isSuccess ? GROWN : undefined}
      panes={[
        { id: 'editor', label: inSentence(work.label), content: work.content, size: 60, min: '120px' },
        { id: 'output', label: inSentence(output.label), content: output.content, size: 40, min: '57px' },
      ]}
    />
  ) : (
    work.content
  );
  return (
    <div className={styles.panes}>
      <SplitPane
        storageKey="lesson"
        panes={[
          {
            id: 'text',
            label: t({ message: 'lesson', comment: 'In “Resize lesson”' }),
            content: <LessonPane />,
            size: 44,
            min: '240px',
          },
          {
            id: 'work',
            label: t({
              message: 'work',
              comment: 'In “Resize work”: the pane with the learner’s code or answer',
            }),
            content: beside,
            size: 56,
            min: '280px',
          },
        ]}
      />
    </div>
  );
});
