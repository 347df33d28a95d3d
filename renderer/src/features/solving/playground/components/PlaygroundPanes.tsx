import { t } from '@lingui/core/macro';
import { type PhonePane, PhonePanes } from '@web/features/solving/workbench';
import { Code, SquareTerminal } from '@web/ui/icons';
import { SplitPane } from '@web/ui/SplitPane';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { PlaygroundPane } from '../playground.store';
import { playgroundTitle } from '../playground-languages';
import { usePlayground } from '../usePlayground';
import styles from './Playground.module.css';
import { ProgramPane } from './ProgramPane';
import { ProgramRunButton } from './ProgramRunButton';
import { ResultPane } from './ResultPane';

/** Code and output: side by side, stacked, or one pane at a time on a phone. */
export const PlaygroundPanes = observer(function PlaygroundPanes({ isWindow }: { isWindow: boolean }) {
  const playground = usePlayground();
  const isPhone = useBreakpoint('phone');
  const isWide = !useBreakpoint('narrow');
  const phonePanes = useMemo<PhonePane<PlaygroundPane>[]>(
    () => [
      { value: 'code', label: t`Code`, icon: <Code />, content: <ProgramPane /> },
      {
        value: 'output',
        label: t`Output`,
        icon: <SquareTerminal />,
        content: <ResultPane hasActions={false} />,
      },
    ],
    [],
  );
  if (isPhone) {
    return (
      <PhonePanes
        title={isWindow ? playgroundTitle(playground.language) : undefined}
        panes={phonePanes}
        shown={playground.pane}
        onShow={(pane) => playground.showPane(pane)}
        actions={
          <div className={styles.thumb}>
            <ProgramRunButton />
          </div>
        }
      />
    );
  }
  return (
    <div className={styles.panes}>
      <SplitPane
        key={isWide ? 'row' : 'column'}
        storageKey={isWide ? 'playground' : 'playground-narrow'}
        direction={isWide ? 'row' : 'column'}
        panes={[
          {
            id: 'code',
            label: t`editor`,
            content: <ProgramPane />,
            size: 58,
            min: isWide ? '320px' : '140px',
          },
          {
            id: 'result',
            label: t`result`,
            content: <ResultPane />,
            size: 42,
            min: isWide ? '280px' : '90px',
          },
        ]}
      />
    </div>
  );
});
