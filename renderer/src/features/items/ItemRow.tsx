import { amountOf, tooFew } from '@shared/rules/currencies';
import { ITEMS, type ItemKind } from '@shared/rules/items';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styles from './GemStore.module.css';
import { PotionTimer } from './PotionTimer';

const EMBLEM: Readonly<Record<ItemKind, EmblemName>> = {
  xp_potion: 'xp-potion',
  armor: 'armor',
  baked_salmon: 'baked-salmon',
  seer_stone: 'seer-stone',
  frozen_flame: 'frozen-flame',
};

const Trade = observer(function Trade({ kind }: { kind: ItemKind }) {
  const { items } = useStores().scope;
  const buyButton = useRef<HTMLButtonElement>(null);
  const { name, price, refund } = ITEMS[kind];
  const count = items.count(kind);
  const isShort = items.gems < price;

  const buy = async () => {
    const error = isShort ? tooFew('gems', price, items.gems) : (await items.buy(kind))?.message;
    if (error) toasts.error(error);
    else toasts.success(`You bought ${name === 'Armor' ? 'armor' : amountOf(kind, 1)}.`);
  };
  const sell = async () => {
    const error = await items.sell(kind);
    if (error) toasts.error(error.message);
    else toasts.success(`Sold for ${amountOf('gems', refund)}.`);
    if (items.count(kind) === 0) buyButton.current?.focus();
  };
  const drink = async () => {
    const error = await items.drink();
    if (error) toasts.error(error.message);
    else toasts.success('Cheers! More XP from every lesson now.');
    if (items.count(kind) === 0) buyButton.current?.focus();
  };

  return (
    <div className={styles.actions}>
      {kind === 'xp_potion' && count > 0 && (
        <Button size="sm" loading={items.isPending('drink', kind)} onClick={() => void drink()}>
          Drink
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={count === 0}
        loading={items.isPending('sell', kind)}
        aria-label={`Sell for ${amountOf('gems', refund)}: ${name}`}
        onClick={() => void sell()}
      >
        Sell for {refund}
      </Button>
      <Button
        ref={buyButton}
        size="sm"
        className={isShort ? styles.short : undefined}
        loading={items.isPending('buy', kind)}
        aria-label={`Buy for ${amountOf('gems', price)}: ${name}`}
        onClick={() => void buy()}
      >
        Buy for {price}
      </Button>
    </div>
  );
});

/** An item: what it does, how many there are, and what it costs. */
export const ItemRow = observer(function ItemRow({ kind, canTrade }: { kind: ItemKind; canTrade: boolean }) {
  const { items } = useStores().scope;
  const { name, effect, price } = ITEMS[kind];
  const count = items.count(kind);
  return (
    <li className={styles.row}>
      <Emblem name={EMBLEM[kind]} size={56} locked={canTrade && count === 0} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          {name}
          {canTrade && count > 0 && <Badge>You have {count}</Badge>}
        </h3>
        <p className={styles.effect}>{effect}</p>
        {kind === 'xp_potion' && canTrade && <PotionTimer />}
      </div>
      {canTrade ? <Trade kind={kind} /> : <p className={styles.price}>{amountOf('gems', price)}</p>}
    </li>
  );
});
