import type { AllItems, XpPotions } from '@shared/contracts';
import type { Inventory } from './get-items';

export const presentPotions = ({ counts, activePotions }: Inventory): XpPotions => ({
  ActiveXPPotions: activePotions.map(({ id, activatedAt, startsAt, endsAt }) => ({
    UUID: id,
    ActivatedAt: activatedAt.toISOString(),
    StartsAt: startsAt.toISOString(),
    ExpiresAt: endsAt.toISOString(),
  })),
  NumUnusedXPPotion: counts.xp_potion,
});

export const presentItems = (inventory: Inventory): AllItems => ({
  Gems: inventory.counts.gems,
  XPPotions: inventory.counts.xp_potion,
  Armor: inventory.counts.armor,
  BakedSalmon: inventory.counts.baked_salmon,
  SeerStones: inventory.counts.seer_stone,
  FrozenFlames: inventory.counts.frozen_flame,
  ...presentPotions(inventory),
});
