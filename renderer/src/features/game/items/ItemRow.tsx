import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ITEMS, type ItemKind, isOffered } from '@shared/rules/items';
import { amountOf, itemName } from '@web/game-names';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styles from './GemStore.module.css';
import { boughtText, ITEM_EFFECTS, NO_USE, tooFewGems } from './item-texts';
import { itemsOf } from './items.store';
import { PotionTimer } from './PotionTimer';

const EMBLEM: Readonly<Record<ItemKind, EmblemName>> = {
  xp_potion: 'xp-potion',
  armor: 'armor',
  baked_salmon: 'baked-salmon',
  seer_stone: 'seer-stone',
  frozen_flame: 'frozen-flame',
};

/** The modals that say more about an item. */
const EXPLAINED_IN: Partial<Record<ItemKind, string>> = {
  xp_potion: 'info-potions',
  armor: 'info-sharpshooter',
  seer_stone: 'info-solutions',
  frozen_flame: 'info-streak-protection',
};

const Trade = observer(function Trade({ kind }: { kind: ItemKind }) {
  const items = itemsOf(useStores().scope);
  const buyButton = useRef<HTMLButtonElement>(null);
  const { price, refund } = ITEMS[kind];
  const name = itemName(kind);
  const priceText = amountOf('gems', price);
  const refundText = amountOf('gems', refund);
  const count = items.count(kind);
  const isShort = items.gems < price;

  const buy = async () => {
    const error = isShort ? tooFewGems(price, items.gems) : (await items.buy(kind))?.message;
    if (error) toasts.error(error);
    else toasts.success(boughtText(kind));
  };
  const sell = async () => {
    const error = await items.sell(kind);
    if (error) toasts.error(error.message);
    else toasts.success(t`Sold for ${refundText}.`);
    if (items.count(kind) === 0) buyButton.current?.focus();
  };
  const drink = async () => {
    const error = await items.drink();
    if (error) toasts.error(error.message);
    else toasts.success(t`Cheers! More XP from every lesson now.`);
    if (items.count(kind) === 0) buyButton.current?.focus();
  };

  return (
    <div className={styles.actions}>
      {kind === 'xp_potion' && count > 0 && (
        <Button size="sm" loading={items.isPending('drink', kind)} onClick={() => void drink()}>
          <Trans>Drink</Trans>
        </Button>
      )}
      {(count > 0 || items.isPending('sell', kind)) && (
        <Button
          size="sm"
          variant="ghost"
          loading={items.isPending('sell', kind)}
          aria-label={t`Sell for ${refundText}: ${name}`}
          onClick={() => void sell()}
        >
          <Trans>Sell for {refund}</Trans>
        </Button>
      )}
      {isOffered(kind) && (
        <Button
          ref={buyButton}
          size="sm"
          className={isShort ? styles.short : undefined}
          loading={items.isPending('buy', kind)}
          aria-label={t`Buy for ${priceText}: ${name}`}
          onClick={() => void buy()}
        >
          <Trans>Buy for {price}</Trans>
        </Button>
      )}
    </div>
  );
});

/** An item: what it does, how many there are, and what it costs. */
export const ItemRow = observer(function ItemRow({ kind, canTrade }: { kind: ItemKind; canTrade: boolean }) {
  const items = itemsOf(useStores().scope);
  const { price } = ITEMS[kind];
  const count = items.count(kind);
  const how = EXPLAINED_IN[kind];
  return (
    <li className={styles.row}>
      <Emblem name={EMBLEM[kind]} size={56} locked={!isOffered(kind) && count === 0} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          {itemName(kind)}
          {canTrade && count > 0 && (
            <Badge>
              <Trans>You have {count}</Trans>
            </Badge>
          )}
        </h3>
        <p className={styles.effect}>
          {ITEM_EFFECTS[kind]}
          {how && (
            <>
              {' '}
              <UiLink href={`?modal=${how}`} aria-label={t`How it works: ${itemName(kind)}`}>
                <Trans>How it works</Trans>
              </UiLink>
            </>
          )}
        </p>
        {!isOffered(kind) && <p className={styles.effect}>{NO_USE}</p>}
        {kind === 'xp_potion' && canTrade && <PotionTimer />}
      </div>
      {canTrade ? <Trade kind={kind} /> : <p className={styles.price}>{amountOf('gems', price)}</p>}
    </li>
  );
});
