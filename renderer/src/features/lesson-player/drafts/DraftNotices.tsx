import { PaneNotice } from '@web/features/workbench';
import { Button, IconButton } from '@web/ui/Button';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';

/** What there is to say about the saved work, one thing at a time: choices first. */
export const DraftNotices = observer(function DraftNotices() {
  const { drafts } = usePlayer();
  const { other, problem, undoable } = drafts;
  if (other) {
    return (
      <PaneNotice text="You also changed this in another tab or on another device. Which version do you want?">
        <Button size="sm" onClick={() => drafts.settleOther(true)}>
          Other version
        </Button>
        <Button size="sm" variant="ghost" onClick={() => drafts.settleOther(false)}>
          Version shown here
        </Button>
      </PaneNotice>
    );
  }
  if (problem) return <PaneNotice text={problem}>{null}</PaneNotice>;
  if (!undoable) return null;
  return (
    <PaneNotice text={undoable.text}>
      <Button size="sm" onClick={() => drafts.undo()}>
        Undo
      </Button>
      <IconButton size="sm" label="Dismiss" icon={<X />} onClick={() => drafts.dismissUndo()} />
    </PaneNotice>
  );
});
