import { Controller } from '@nestjs/common';
import { Serve, UserId } from '@server/platform/http';
import type { AllItems, XpPotions } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { ItemKind } from '@shared/rules/items';
import { ActivatePotion } from './activate-potion';
import { BuyItem } from './buy-item';
import { GetItems } from './get-items';
import { presentItems, presentPotions } from './items.presenter';
import { SellItem } from './sell-item';

@Controller()
export class ItemsController {
  constructor(
    private readonly getItems: GetItems,
    private readonly buyItem: BuyItem,
    private readonly sellItem: SellItem,
    private readonly activate: ActivatePotion,
  ) {}

  @Serve(contract.getAllItems)
  async all(@UserId() userId: string): Promise<AllItems> {
    return presentItems(await this.getItems.execute(userId));
  }

  @Serve(contract.getXpPotion)
  async potions(@UserId() userId: string): Promise<XpPotions> {
    return presentPotions(await this.getItems.execute(userId));
  }

  @Serve(contract.getBakedSalmon)
  async salmon(@UserId() userId: string): Promise<Pick<AllItems, 'BakedSalmon'>> {
    const { BakedSalmon } = await this.all(userId);
    return { BakedSalmon };
  }

  @Serve(contract.getSeerStones)
  async stones(@UserId() userId: string): Promise<Pick<AllItems, 'SeerStones'>> {
    const { SeerStones } = await this.all(userId);
    return { SeerStones };
  }

  @Serve(contract.getFrozenFlame)
  async flames(@UserId() userId: string): Promise<Pick<AllItems, 'FrozenFlames'>> {
    const { FrozenFlames } = await this.all(userId);
    return { FrozenFlames };
  }

  @Serve(contract.activateXpPotion)
  async drink(@UserId() userId: string): Promise<AllItems> {
    await this.activate.execute(userId);
    return this.all(userId);
  }

  @Serve(contract.buyXpPotion)
  buyPotion(@UserId() userId: string): Promise<AllItems> {
    return this.buy(userId, 'xp_potion');
  }

  @Serve(contract.sellXpPotion)
  sellPotion(@UserId() userId: string): Promise<AllItems> {
    return this.sell(userId, 'xp_potion');
  }

  @Serve(contract.buyArmor)
  buyArmor(@UserId() userId: string): Promise<AllItems> {
    return this.buy(userId, 'armor');
  }

  @Serve(contract.sellArmor)
  sellArmor(@UserId() userId: string): Promise<AllItems> {
    return this.sell(userId, 'armor');
  }

  @Serve(contract.buyBakedSalmon)
  buySalmon(@UserId() userId: string): Promise<AllItems> {
    return this.buy(userId, 'baked_salmon');
  }

  @Serve(contract.sellBakedSalmon)
  sellSalmon(@UserId() userId: string): Promise<AllItems> {
    return this.sell(userId, 'baked_salmon');
  }

  @Serve(contract.buySeerStones)
  buyStone(@UserId() userId: string): Promise<AllItems> {
    return this.buy(userId, 'seer_stone');
  }

  @Serve(contract.sellSeerStones)
  sellStone(@UserId() userId: string): Promise<AllItems> {
    return this.sell(userId, 'seer_stone');
  }

  @Serve(contract.buyFrozenFlame)
  buyFlame(@UserId() userId: string): Promise<AllItems> {
    return this.buy(userId, 'frozen_flame');
  }

  @Serve(contract.sellFrozenFlame)
  sellFlame(@UserId() userId: string): Promise<AllItems> {
    return this.sell(userId, 'frozen_flame');
  }

  private async buy(userId: string, kind: ItemKind): Promise<AllItems> {
    await this.buyItem.execute(userId, kind);
    return this.all(userId);
  }

  private async sell(userId: string, kind: ItemKind): Promise<AllItems> {
    await this.sellItem.execute(userId, kind);
    return this.all(userId);
  }
}
