import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { ArchiveRestore } from 'lucide-react';
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
  if (isSameWork(entry.work, synced.work)) return <p className={styles.quiet}>This is what you have now.</p>;
  const restore = () => {
    setAsking(false);
    player.drafts.replace('You’ve restored an earlier version.', () => synced.restore(entry.work));
    player.showPane('work');
  };
  return (
    <>
      <Button
        size="sm"
        icon={<ArchiveRestore />}
        className={styles.restore}
        onClick={() => (synced.work.answer ? setAsking(true) : restore())}
      >
        Restore
      </Button>
      <ConfirmDialog
        open={isAsking}
        heading="Restore this version?"
        text="It replaces what you have now, which stays in your history. You can undo this."
        confirmLabel="Restore"
        cancelLabel="Keep what I have"
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});
