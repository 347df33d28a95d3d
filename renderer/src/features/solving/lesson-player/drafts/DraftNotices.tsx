import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PaneNotice } from '@web/features/solving/workbench';
import { Button, IconButton } from '@web/ui/Button';
import { X } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';

/** What there is to say about the saved work, one thing at a time: choices first. */
export const DraftNotices = observer(function DraftNotices() {
  const { drafts } = usePlayer();
  const { other, problem, undoable } = drafts;
  if (other) {
    return (
      <PaneNotice
        text={t`You also changed this in another tab or on another device. Which version do you want?`}
      >
        <Button size="sm" onClick={() => drafts.settleOther(true)}>
          <Trans>Other version</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => drafts.settleOther(false)}>
          <Trans>Version shown here</Trans>
        </Button>
      </PaneNotice>
    );
  }
  if (problem) return <PaneNotice text={problem}>{null}</PaneNotice>;
  if (!undoable) return null;
  return (
    <PaneNotice text={undoable.text}>
      <Button size="sm" onClick={() => drafts.undo()}>
        <Trans>Undo</Trans>
      </Button>
      <IconButton size="sm" label={t`Dismiss`} icon={<X />} onClick={() => drafts.dismissUndo()} />
    </PaneNotice>
  );
});
