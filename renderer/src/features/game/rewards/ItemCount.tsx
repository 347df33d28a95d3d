import { Plural, Trans } from '@lingui/react/macro';
import type { ChestItem } from '@shared/rules/chests';

/** How many of an item were in a chest, with the number in bold. */
export function ItemCount({ item, count }: { item: ChestItem; count: number }) {
  switch (item) {
    case 'xp_potion':
      return (
        <Plural
          value={count}
          one={
            <Trans>
              <strong>#</strong> XP potion
            </Trans>
          }
          other={
            <Trans>
              <strong>#</strong> XP potions
            </Trans>
          }
        />
      );
    case 'armor':
      return (
        <Plural
          value={count}
          one={
            <Trans>
              <strong>#</strong> armor
            </Trans>
          }
          other={
            <Trans>
              <strong>#</strong> armors
            </Trans>
          }
        />
      );
    case 'baked_salmon':
      return (
        <Plural
          value={count}
          one={
            <Trans>
              <strong>#</strong> baked salmon
            </Trans>
          }
          other={
            <Trans>
              <strong>#</strong> baked salmon
            </Trans>
          }
        />
      );
    case 'seer_stone':
      return (
        <Plural
          value={count}
          one={
            <Trans>
              <strong>#</strong> seer stone
            </Trans>
          }
          other={
            <Trans>
              <strong>#</strong> seer stones
            </Trans>
          }
        />
      );
    case 'frozen_flame':
      return (
        <Plural
          value={count}
          one={
            <Trans>
              <strong>#</strong> frozen flame
            </Trans>
          }
          other={
            <Trans>
              <strong>#</strong> frozen flames
            </Trans>
          }
        />
      );
  }
}
