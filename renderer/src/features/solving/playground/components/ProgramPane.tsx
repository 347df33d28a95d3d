import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Debugger } from '@web/features/solving/debugger';
import { EditorPane, PaneNotice } from '@web/features/solving/workbench';
import { Button } from '@web/ui/Button';
import { FileCode2 } from '@web/ui/icons';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { usePlayground } from '../usePlayground';
import { FileTools } from './FileTools';

/** Notices about the current program, such as the one that was saved. */
const Notice = observer(function Notice() {
  const playground = usePlayground();
  const { saved, notice } = playground;
  if (!saved && !notice) return null;
  return (
    <PaneNotice text={`${notice} ${saved ? t`We saved your own program.` : ''}`.trim()}>
      {saved && (
        <Button size="sm" onClick={() => playground.restoreSaved()}>
          <Trans>Restore my program</Trans>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => playground.discardSaved()}>
        {saved ? t`Discard it` : t`Close`}
      </Button>
    </PaneNotice>
  );
});

/** The program's files and the editor. */
export const ProgramPane = observer(function ProgramPane() {
  const playground = usePlayground();
  const { activeName, files, language, place, run, stepper } = playground;
  const isPhone = useBreakpoint('phone');
  return (
    <EditorPane
      scope={`playground-${language}`}
      files={files.map(({ name, content }) => ({ name, content, isReadonly: false }))}
      tabs={files.map(({ name }) => ({ value: name, label: name, icon: <FileCode2 /> }))}
      activeName={activeName}
      problems={run.problems}
      place={place}
      trace={stepper.isStale(files) ? null : stepper.trace}
      sheet={isPhone && stepper.isOpen && <Debugger stepper={stepper} files={files} />}
      onFocus={() => run.load.status === 'idle' && run.prepare()}
      onOpen={(name) => playground.open(name)}
      onEdit={(name, content) => playground.edit(name, content)}
      notice={<Notice />}
      tools={(openSettings) => <FileTools onSettings={openSettings} />}
    />
  );
});
