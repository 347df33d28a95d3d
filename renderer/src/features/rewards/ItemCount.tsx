import { Plural } from '@lingui/react/macro';
import type { ChestItem } from '@shared/rules/chests';

/** How many of an item were in a chest, with the number in bold. */
export function ItemCount({ item, count }: { item: ChestItem; count: number }) {
  switch (item) {
    case 'xp_potion':
      return (
        <Plural
          value={count}
          one={
            <>
              <strong>#</strong> XP potion
            </>
          }
          other={
            <>
              <strong>#</strong> XP potions
            </>
          }
        />
      );
    case 'armor':
      return (
        <Plural
          value={count}
          one={
            <>
              <strong>#</strong> armor
            </>
          }
          other={
            <>
              <strong>#</strong> armors
            </>
          }
        />
      );
    case 'baked_salmon':
      return (
        <Plural
          value={count}
          one={
            <>
              <strong>#</strong> baked salmon
            </>
          }
          other={
            <>
              <strong>#</strong> baked salmon
            </>
          }
        />
      );
    case 'seer_stone':
      return (
        <Plural
          value={count}
          one={
            <>
              <strong>#</strong> seer stone
            </>
          }
          other={
            <>
              <strong>#</strong> seer stones
            </>
          }
        />
      );
    case 'frozen_flame':
      return (
        <Plural
          value={count}
          one={
            <>
              <strong>#</strong> frozen flame
            </>
          }
          other={
            <>
              <strong>#</strong> frozen flames
            </>
          }
        />
      );
  }
}
