import { Loaded } from '@web/features/page';
import { useLoad, useStores } from '@web/stores';
import { bossOf } from '@web/stores/boss.store';
import { Dialog } from '@web/ui/Dialog';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BossFight } from './BossFight';
import { hasEvent } from './fight-state';

export interface BossDialogProps {
  open: boolean;
  onClose: () => void;
}

/** ?modal=boss */
export const BossDialog = observer(function BossDialog(props: BossDialogProps) {
  const boss = bossOf(useStores().scope);
  const { open } = props;
  useEffect(() => {
    if (open) boss.reload();
  }, [open, boss]);
  useLoad(boss.fight);
  const event = boss.fight.value?.event;
  return (
    <Dialog
      size="lg"
      title={event?.bossName ?? 'Boss fight'}
      description={event?.taunt ?? 'Six guardians sleep under the moor. Each is beaten together.'}
      infoHref={event ? `/lore/${event.loreSlug}` : '/lore'}
      infoLabel={event ? 'Read its tale' : 'Read the tales'}
      {...props}
    >
      <Loaded
        state={boss.fight}
        skeleton={<Skeleton height="34rem" label="Loading the fight" />}
        what="the fight"
      >
        {(progress) =>
          hasEvent(progress) ? (
            <BossFight fight={progress} />
          ) : (
            <EmptyState
              boots="bootsthink"
              title="All quiet under the moor"
              action={<UiLink href="/lore">Read the tales</UiLink>}
            >
              A guardian wakes every four to six weeks. You’ll get a notification when one does.
            </EmptyState>
          )
        }
      </Loaded>
    </Dialog>
  );
});
