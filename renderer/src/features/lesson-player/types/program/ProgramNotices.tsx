import { PaneNotice } from '@web/features/workbench';
import { Button } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import { DraftNotices } from '../../drafts/DraftNotices';
import { usePlayer } from '../../usePlayer';
import type { ProgramStore } from './program.store';

/** What Undo is about. */
export const STARTED_OVER = 'You’re back at the starter code.';

/** Notices about the current code, with choices. */
export const ProgramNotices = observer(function ProgramNotices({ program }: { program: ProgramStore }) {
  const { drafts } = usePlayer();
  if (program.guestProgram) {
    return (
      <PaneNotice text="You also wrote code here before signing in. Which version do you want?">
        <Button
          size="sm"
          onClick={() =>
            drafts.replace('This is what you wrote before signing in.', () =>
              program.settleGuestProgram(true),
            )
          }
        >
          Newer version
        </Button>
        <Button size="sm" variant="ghost" onClick={() => program.settleGuestProgram(false)}>
          Version shown here
        </Button>
      </PaneNotice>
    );
  }
  if (!program.starterChanged) return <DraftNotices />;
  return (
    <PaneNotice text="The starter code has changed since you started. Your code is still here.">
      <Button size="sm" onClick={() => drafts.replace(STARTED_OVER, () => program.reset())}>
        Start over with the new code
      </Button>
      <Button size="sm" variant="ghost" onClick={() => program.keepMine()}>
        Keep mine
      </Button>
    </PaneNotice>
  );
});
