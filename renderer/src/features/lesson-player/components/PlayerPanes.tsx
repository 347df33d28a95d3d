import { type PhonePane, PhonePanes } from '@web/features/workbench';
import { ButtonLink } from '@web/ui/Button';
import { SplitPane } from '@web/ui/SplitPane';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { ArrowRight, BookOpen, Code, MessageCircleQuestionMark, SquareTerminal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { PlayerPane } from '../lesson-player.store';
import { lessonLinks } from '../navigation';
import { usePlayer } from '../usePlayer';
import { ActionBar } from './ActionBar';
import { CodePane } from './CodePane';
import { LessonPane } from './LessonPane';
import styles from './LessonPlayer.module.css';
import { OutputPane } from './OutputPane';
import { QuestionPane } from './QuestionPane';

/** A lesson that is only read. */
function ReadingOnly() {
  const { lesson } = usePlayer();
  return (
    <div className={styles.alone}>
      <LessonPane />
      <ButtonLink href={lessonLinks(lesson).continueTo} variant="primary" icon={<ArrowRight />}>
        Continue
      </ButtonLink>
    </div>
  );
}

/** The lesson's panes: next to each other, or one at a time on a phone. */
export const PlayerPanes = observer(function PlayerPanes() {
  const player = usePlayer();
  const { program, answer } = player;
  const isPhone = useBreakpoint('phone');
  const phonePanes = useMemo<PhonePane<PlayerPane>[]>(() => {
    const text: PhonePane<PlayerPane> = {
      value: 'text',
      label: 'Lesson',
      icon: <BookOpen />,
      content: <LessonPane />,
    };
    if (program) {
      return [
        text,
        { value: 'work', label: 'Code', icon: <Code />, content: <CodePane program={program} /> },
        {
          value: 'output',
          label: 'Output',
          icon: <SquareTerminal />,
          content: <OutputPane hasActions={false} />,
        },
      ];
    }
    if (!answer) return [text];
    const question = <QuestionPane answer={answer} hasActions={false} />;
    return [
      text,
      { value: 'work', label: 'Question', icon: <MessageCircleQuestionMark />, content: question },
    ];
  }, [program, answer]);

  if (!program && !answer) return <ReadingOnly />;
  if (isPhone) {
    return (
      <PhonePanes
        title={player.lesson.Title}
        panes={phonePanes}
        shown={player.pane}
        onShow={(pane) => player.showPane(pane)}
        actions={<ActionBar />}
      />
    );
  }
  const work = program ? (
    <SplitPane
      storageKey="lesson-work"
      direction="column"
      panes={[
        { id: 'editor', label: 'editor', content: <CodePane program={program} />, size: 60, min: '120px' },
        { id: 'output', label: 'output', content: <OutputPane />, size: 40, min: '57px' },
      ]}
    />
  ) : (
    answer && <QuestionPane answer={answer} />
  );
  return (
    <div className={styles.panes}>
      <SplitPane
        storageKey="lesson"
        panes={[
          { id: 'text', label: 'lesson', content: <LessonPane />, size: 44, min: '240px' },
          { id: 'work', label: 'work', content: work, size: 56, min: '280px' },
        ]}
      />
    </div>
  );
});
