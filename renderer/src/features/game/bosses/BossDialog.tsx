import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded } from '@web/features/site/page';
import { useLoad, useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BossFight } from './BossFight';
import { bossOf } from './boss.store';
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
      title={event?.bossName ?? t`Boss fight`}
      description={event?.taunt ?? t`Six guardians sleep under the moor. Each is beaten together.`}
      infoHref={event ? `/lore/${event.loreSlug}` : '/lore'}
      infoLabel={event ? t`Read its tale` : t`Read the tales`}
      {...props}
    >
      <Loaded
        state={boss.fight}
        skeleton={<Skeleton height="34rem" label={t`Loading the fight`} />}
        what={t`the fight`}
      >
        {(progress) =>
          hasEvent(progress) ? (
            <BossFight fight={progress} />
          ) : (
            <EmptyState
              boots="bootsthink"
              title={t`All quiet under the moor`}
              action={
                <UiLink href="/lore">
                  <Trans>Read the tales</Trans>
                </UiLink>
              }
            >
              <Trans>
                A guardian wakes every four to six weeks. You’ll get a notification when one does.
              </Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Dialog>
  );
});
