import { t } from '@lingui/core/macro';
import { ScrollText, SquareTerminal } from '@web/ui/icons';
import { dataOf, type LessonWork, type OpenLesson } from '../lesson-work';
import { renderCliSolution } from './cli-solution';
import { FailedRun } from './FailedRun';
import { ResultPane } from './ResultPane';
import { TerminalPane } from './TerminalPane';

const CONNECTED_KEY = 'emberforge.terminal';

/** There's nothing to write here. */
const NO_WORK: LessonWork['synced'] = {
  work: { answer: null, starter: null },
  isStored: true,
  restore: () => {},
  reread: () => {},
};

/** A lesson that runs in the learner's own terminal: what to do there, and the results as they arrive. */
export const openCli: OpenLesson = ({ lesson, stores }) => {
  const { platform } = stores;
  const { cliData } = dataOf(lesson, 'lessonDataCli');
  return {
    panes: {
      work: {
        label: t`Terminal`,
        icon: <SquareTerminal />,
        content: (
          <TerminalPane
            lesson={lesson}
            data={cliData}
            server={platform.publicOrigin}
            isWindows={isWindows()}
            isFirstTime={platform.storage.get(CONNECTED_KEY) === null}
          />
        ),
      },
      output: { label: t`Result`, icon: <ScrollText />, content: <ResultPane /> },
    },
    synced: NO_WORK,
    keptText: t`Your terminal’s results will show up right here.`,
    submitsElsewhere: true,
    canSubmit: false,
    answer: () => ({}),
    setOwner: () => {},
    onResult: () => void platform.storage.set(CONNECTED_KEY, 'connected'),
    renderResult: (reply) => <FailedRun steps={cliData.steps} reply={reply} />,
    renderSolution: renderCliSolution,
  };
};

const isWindows = () => typeof navigator !== 'undefined' && /windows/i.test(navigator.userAgent);
