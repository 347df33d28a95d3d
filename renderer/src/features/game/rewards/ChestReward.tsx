import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CHEST_ITEMS, type ChestContents } from '@shared/rules/chests';
import type { Reward } from '@web/api';
import { chestNameOf } from '@web/game-names';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { throwConfetti } from '@web/ui/confetti';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ITEM_EMBLEMS, toneOfChest } from './chest-looks';
import { chestReason } from './chest-reasons';
import { CLAIM_TEXTS } from './claim-texts';
import { ItemCount } from './ItemCount';
import styles from './Reward.module.css';
import { rewardsOf } from './rewards.store';

/** Gems and items, with their numbers. */
function Contents({ gems, items }: ChestContents) {
  const found = CHEST_ITEMS.filter((item) => items[item] > 0);
  return (
    <ul className={styles.contents} aria-label={t`In the chest`}>
      <li>
        <Emblem name="gem" size={48} />
        <span>
          <Plural
            value={gems}
            one={
              <Trans>
                <strong>#</strong> gem
              </Trans>
            }
            other={
              <Trans>
                <strong>#</strong> gems
              </Trans>
            }
          />
        </span>
      </li>
      {found.map((item) => (
        <li key={item}>
          <Emblem name={ITEM_EMBLEMS[item]} size={48} />
          <span>
            <ItemCount item={item} count={items[item]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface ChestRewardProps {
  reward: Extract<Reward, { rewardType: 'chest_earned' }>;
  open: boolean;
}

/** A chest: closed, then open with what was in it. */
export const ChestReward = observer(function ChestReward({ reward, open }: ChestRewardProps) {
  const rewards = rewardsOf(useStores().scope);
  const { chestEarned: chest } = reward;
  const [contents, setContents] = useState<ChestContents | null>(chest.contents);
  const [isBusy, setBusy] = useState(false);

  const openChest = async () => {
    setBusy(true);
    try {
      const reply = await rewards.claim(reward);
      if (reply.kind === 'claim_chest_response') {
        setContents({ gems: reply.gems, items: reply.items });
        throwConfetti('low');
      } else toasts.error(CLAIM_TEXTS.already);
    } catch (error) {
      console.warn('A chest could not be opened', error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={chestNameOf(chest.chestConstUuid, chest.title)}
      description={chestReason(chest.rewardType, chest.description)}
      size="sm"
      footer={
        contents ? (
          <Button variant="primary" onClick={() => rewards.next()}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} onClick={() => void openChest()}>
            <Trans>Open Chest</Trans>
          </Button>
        )
      }
    >
      <div className={styles.stage} data-state={contents ? 'open' : isBusy ? 'opening' : 'closed'}>
        <div className={styles.rays} aria-hidden="true" />
        <Emblem
          name={contents ? 'chest-open' : 'chest'}
          tone={toneOfChest(chest.chestConstUuid)}
          shape="round"
          size={160}
          label={contents ? t`The chest is open` : t`A locked chest`}
          className={styles.chest}
        />
      </div>
      <div aria-live="polite">{contents && <Contents {...contents} />}</div>
      {!contents && (
        <p className={styles.hint}>
          <UiLink href="/community/odds" onClick={() => rewards.close()}>
            <Trans>What can be inside?</Trans>
          </UiLink>
        </p>
      )}
    </Dialog>
  );
});
