import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { addContents, CHEST_ITEMS, type ChestContents } from '@shared/rules/chests';
import { playSounds } from '@web/features/site/sounds';
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
import { type Chest, type OpenedChests, type RewardsStore, rewardsOf } from './rewards.store';

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

async function openOne(rewards: RewardsStore, chest: Chest): Promise<OpenedChests> {
  const reply = await rewards.claim(chest);
  if (reply.kind !== 'claim_chest_response') return { count: 0, contents: addContents([]) };
  return { count: 1, contents: { gems: reply.gems, items: reply.items } };
}

export interface ChestRewardProps {
  reward: Chest;
  open: boolean;
}

/** A chest: closed, then open with what was in it, or in all that wait. */
export const ChestReward = observer(function ChestReward({ reward, open }: ChestRewardProps) {
  const { scope, sounds } = useStores();
  const rewards = rewardsOf(scope);
  const { chestEarned: chest } = reward;
  const [opened, setOpened] = useState<OpenedChests | null>(
    chest.contents && { count: 1, contents: chest.contents },
  );
  const [opening, setOpening] = useState<'one' | 'all' | null>(null);
  const { length: numWaiting } = rewards.waitingChests;

  const openChests = async (which: 'one' | 'all') => {
    setOpening(which);
    try {
      const found = which === 'all' ? await rewards.openChests() : await openOne(rewards, reward);
      if (found.count > 0) {
        setOpened(found);
        throwConfetti('low');
        if (sounds.isOn) void playSounds([{ name: 'chest' }]);
      } else toasts.error(CLAIM_TEXTS.already);
    } catch (error) {
      console.warn('A chest could not be opened', error);
    } finally {
      setOpening(null);
    }
  };

  const isSeveral = opened !== null && opened.count > 1;
  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={
        isSeveral
          ? plural(opened.count, { one: '# chest', other: '# chests' })
          : chestNameOf(chest.chestConstUuid, chest.title)
      }
      description={isSeveral ? undefined : chestReason(chest.rewardType, chest.description)}
      size="sm"
      footer={
        opened ? (
          <Button variant="primary" onClick={() => rewards.next()}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <>
            {numWaiting > 1 && (
              <Button
                loading={opening === 'all'}
                disabled={opening === 'one'}
                onClick={() => void openChests('all')}
              >
                {t`Open all ${numWaiting}`}
              </Button>
            )}
            <Button
              variant="primary"
              loading={opening === 'one'}
              disabled={opening === 'all'}
              onClick={() => void openChests('one')}
            >
              <Trans>Open Chest</Trans>
            </Button>
          </>
        )
      }
    >
      <div className={styles.stage} data-state={opened ? 'open' : opening ? 'opening' : 'closed'}>
        <div className={styles.rays} aria-hidden="true" />
        <Emblem
          name={opened ? 'chest-open' : 'chest'}
          tone={toneOfChest(chest.chestConstUuid)}
          shape="round"
          size={160}
          label={opened ? t`The chest is open` : t`A locked chest`}
          className={styles.chest}
        />
      </div>
      <div aria-live="polite">{opened && <Contents {...opened.contents} />}</div>
      {!opened && (
        <p className={styles.hint}>
          <UiLink href="/community/odds" onClick={() => rewards.close()}>
            <Trans>What can be inside?</Trans>
          </UiLink>
        </p>
      )}
    </Dialog>
  );
});
