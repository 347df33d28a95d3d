import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PaneNotice } from '@web/features/solving/workbench';
import { Button } from '@web/ui/Button';
import { observer } from 'mobx-react-lite';
import { DraftNotices } from '../../drafts/DraftNotices';
import { usePlayer } from '../../usePlayer';
import type { ProgramStore } from './program.store';

/** What Undo is about. */
export const STARTED_OVER = t`You’re back at the starter code.`;

/** Notices about the current code, with choices. */
export const ProgramNotices = observer(function ProgramNotices({ program }: { program: ProgramStore }) {
  const { drafts } = usePlayer();
  if (program.guestProgram) {
    return (
      <PaneNotice text={t`You also wrote code here before signing in. Which version do you want?`}>
        <Button
          size="sm"
          onClick={() =>
            drafts.replace(t`This is what you wrote before signing in.`, () =>
              program.settleGuestProgram(true),
            )
          }
        >
          <Trans>Newer version</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => program.settleGuestProgram(false)}>
          <Trans>Version shown here</Trans>
        </Button>
      </PaneNotice>
    );
  }
  if (!program.starterChanged) return <DraftNotices />;
  return (
    <PaneNotice text={t`The starter code has changed since you started. Your code is still here.`}>
      <Button size="sm" onClick={() => drafts.replace(STARTED_OVER, () => program.reset())}>
        <Trans>Start over with the new code</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => program.keepMine()}>
        <Trans>Keep mine</Trans>
      </Button>
    </PaneNotice>
  );
});
