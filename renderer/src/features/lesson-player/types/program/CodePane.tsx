import { EditorPane, PaneNotice } from '@web/features/workbench';
import { Badge } from '@web/ui/Badge';
import { Button, IconButton } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Tooltip } from '@web/ui/Tooltip';
import { FileCode2, Lock, RotateCcw, Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CodeStore } from './code.store';
import type { ProgramStore } from './program.store';

const ResetButton = observer(function ResetButton({ program }: { program: ProgramStore }) {
  const [isAsking, setAsking] = useState(false);
  const several = program.editableFiles.length > 1;
  const reset = (name?: string) => {
    program.reset(name);
    setAsking(false);
  };
  return (
    <>
      <Tooltip content="Start over" side="bottom">
        <IconButton
          label="Start over"
          icon={<RotateCcw />}
          size="sm"
          disabled={!program.isChanged}
          onClick={() => setAsking(true)}
        />
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        heading="Start over?"
        text={
          several
            ? `This replaces what you wrote with the lesson’s starter code, in ${program.activeName} or in all files.`
            : 'This replaces what you wrote with the lesson’s starter code.'
        }
        confirmLabel={several ? 'Reset all files' : 'Start over'}
        declineLabel={`Reset ${program.activeName}`}
        onDecline={
          several && program.isFileChanged(program.activeName) ? () => reset(program.activeName) : undefined
        }
        cancelLabel="Keep my code"
        danger
        onConfirm={() => reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});

/** Notices about the current code, with choices. */
const Notices = observer(function Notices({ program }: { program: ProgramStore }) {
  if (program.guestProgram) {
    return (
      <PaneNotice text="You also wrote code here before signing in. Which version do you want?">
        <Button size="sm" onClick={() => program.settleGuestProgram(true)}>
          Newer version
        </Button>
        <Button size="sm" variant="ghost" onClick={() => program.settleGuestProgram(false)}>
          Version shown here
        </Button>
      </PaneNotice>
    );
  }
  if (!program.starterChanged) return null;
  return (
    <PaneNotice text="The starter code has changed since you started. Your code is still here.">
      <Button size="sm" onClick={() => program.reset()}>
        Start over with the new code
      </Button>
      <Button size="sm" variant="ghost" onClick={() => program.keepMine()}>
        Keep mine
      </Button>
    </PaneNotice>
  );
});

/** The editor with the lesson's files. */
export const CodePane = observer(function CodePane({ code }: { code: CodeStore }) {
  const { program, run } = code;
  const files = program.visibleFiles;
  return (
    <EditorPane
      scope={code.options.lesson.uuid}
      files={files.map(({ name, content, isReadonly }) => ({
        name,
        content,
        isReadonly,
      }))}
      tabs={files.map(({ name, isReadonly }) => ({
        value: name,
        label: name,
        icon: <FileCode2 />,
        badge: isReadonly && <Badge icon={<Lock />}>read-only</Badge>,
      }))}
      activeName={program.activeName}
      problems={run.problems}
      place={code.location}
      canSubmit
      onFocus={() => code.focused()}
      onOpen={(name) => program.open(name)}
      onEdit={(name, content) => code.edit(name, content)}
      notice={<Notices program={program} />}
      tools={(openSettings) => (
        <>
          <ResetButton program={program} />
          <Tooltip content="Editor settings" side="bottom">
            <IconButton label="Editor settings" icon={<Settings2 />} size="sm" onClick={openSettings} />
          </Tooltip>
        </>
      )}
    />
  );
});
