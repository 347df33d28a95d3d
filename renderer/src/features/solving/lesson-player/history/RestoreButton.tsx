import { t } from '@lingui/core/macro';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { ArchiveRestore, Check } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isSameWork } from '../drafts/synced-work';
import { usePlayer } from '../usePlayer';
import styles from './HistoryTab.module.css';
import type { HistoryEntry } from './history.store';

/** Brings back the work of an entry, after a confirmation if there is other work now. */
export const RestoreButton = observer(function RestoreButton({ entry }: { entry: HistoryEntry }) {
  const player = usePlayer();
  const [isAsking, setAsking] = useState(false);
  const { synced } = player.work;
  const isCurrent = isSameWork(entry.work, synced.work);
  const ask = () => {
    if (isCurrent) return;
    if (synced.work.answer) setAsking(true);
    else restore();
  };
  const restore = () => {
    setAsking(false);
    player.drafts.replace(t`You’ve restored an earlier version.`, () => synced.restore(entry.work));
    player.showPane('work');
  };
  // It stays when there's nothing to restore any more, because it has the focus then.
  return (
    <>
      <Button
        size="sm"
        icon={isCurrent ? <Check /> : <ArchiveRestore />}
        variant={isCurrent ? 'ghost' : 'secondary'}
        aria-disabled={isCurrent || undefined}
        className={styles.restore}
        onClick={ask}
      >
        {isCurrent ? t`This is what you have now` : t`Restore`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        heading={t`Restore this version?`}
        text={t`It replaces what you have now, which stays in your history. You can undo this.`}
        confirmLabel={t`Restore`}
        cancelLabel={t`Keep what I have`}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
