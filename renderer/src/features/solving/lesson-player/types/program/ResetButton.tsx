import { t } from '@lingui/core/macro';
import { IconButton } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { RotateCcw } from '@web/ui/icons';
import { Tooltip } from '@web/ui/Tooltip';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePlayer } from '../../usePlayer';
import { STARTED_OVER } from './ProgramNotices';
import type { ProgramStore } from './program.store';

/** Goes back to the starter code, after a confirmation. */
export const ResetButton = observer(function ResetButton({ program }: { program: ProgramStore }) {
  const { drafts } = usePlayer();
  const [isAsking, setAsking] = useState(false);
  const { activeName } = program;
  const several = program.editableFiles.length > 1;
  const reset = (name?: string) => {
    drafts.replace(STARTED_OVER, () => program.reset(name));
    setAsking(false);
  };
  return (
    <>
      <Tooltip content={t`Start over`} side="bottom">
        <IconButton
          label={t`Start over`}
          icon={<RotateCcw />}
          size="sm"
          disabled={!program.isChanged}
          onClick={() => setAsking(true)}
        />
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        heading={t`Start over?`}
        text={
          several
            ? t`This replaces what you wrote with the lesson’s starter code, in ${activeName} or in all files. You can undo this.`
            : t`This replaces what you wrote with the lesson’s starter code. You can undo this.`
        }
        confirmLabel={several ? t`Reset all files` : t`Start over`}
        declineLabel={t`Reset ${activeName}`}
        onDecline={several && program.isFileChanged(activeName) ? () => reset(activeName) : undefined}
        cancelLabel={t`Keep my code`}
        danger
        onConfirm={() => reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
