import { CHEST_ITEMS, type ChestContents } from '@shared/rules/chests';
import type { Reward } from '@web/api';
import { useStores } from '@web/stores';
import { rewardsOf } from '@web/stores/rewards.store';
import { Button } from '@web/ui/Button';
import { throwConfetti } from '@web/ui/confetti';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ITEM_LOOKS, toneOfChest } from './chest-looks';
import { CLAIM_TEXTS } from './claim-texts';
import styles from './Reward.module.css';

/** Gems and items, with their numbers. */
function Contents({ gems, items }: ChestContents) {
  const found = CHEST_ITEMS.filter((item) => items[item] > 0).map((item) => {
    const { emblem, one, many } = ITEM_LOOKS[item];
    return { emblem, count: items[item], name: items[item] === 1 ? one : many };
  });
  const all = [{ emblem: 'gem' as const, count: gems, name: gems === 1 ? 'gem' : 'gems' }, ...found];
  return (
    <ul className={styles.contents} aria-label="In the chest">
      {all.map(({ emblem, count, name }) => (
        <li key={emblem}>
          <Emblem name={emblem} size={48} />
          <span>
            <strong>{count}</strong> {name}
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
  const [hasFailed, setFailed] = useState(false);

  const openChest = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const reply = await rewards.claim(reward);
      if (reply.kind === 'claim_chest_response') {
        setContents({ gems: reply.gems, items: reply.items });
        throwConfetti('low');
      } else toasts.error(CLAIM_TEXTS.already);
    } catch (error) {
      console.warn('A chest could not be opened', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={chest.title}
      description={chest.description}
      size="sm"
      footer={
        contents ? (
          <Button variant="primary" onClick={() => rewards.next()}>
            Continue
          </Button>
        ) : (
          <Button variant="primary" loading={isBusy} onClick={() => void openChest()}>
            Open Chest
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
          label={contents ? 'The chest is open' : 'A locked chest'}
          className={styles.chest}
        />
      </div>
      <div aria-live="polite">
        {contents && <Contents {...contents} />}
        {hasFailed && <p className={styles.failed}>The lock is stuck. Please try again.</p>}
      </div>
      {!contents && (
        <p className={styles.hint}>
          <UiLink href="/community/odds" onClick={() => rewards.close()}>
            What can be inside?
          </UiLink>
        </p>
      )}
    </Dialog>
  );
});
