import { PaneNotice } from '@web/features/workbench';
import { Button } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import type { ProgramStore } from './program.store';

/** Notices about the current code, with choices. */
export const ProgramNotices = observer(function ProgramNotices({ program }: { program: ProgramStore }) {
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
