import { Global, Module } from '@nestjs/common';
import { SolutionWaiver } from '@server/learning/lessons';
import { UsersModule } from '@server/people/users';
import { ActivatePotion } from './activate-potion';
import { BuyItem } from './buy-item';
import { GetItems } from './get-items';
import { ItemsController } from './items.controller';
import { Potions } from './potions';
import { PotionBonus } from './rules/potion-rule';
import { TutorUsed } from './rules/tutor-rule';
import { SeerStones } from './seer-stones';
import { SellItem } from './sell-item';

/** The gem store and what its items do. Global because it provides the port SolutionWaiver (lessons). */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [ItemsController],
  providers: [
    ActivatePotion,
    BuyItem,
    GetItems,
    PotionBonus,
    Potions,
    SellItem,
    TutorUsed,
    { provide: SolutionWaiver, useClass: SeerStones },
  ],
  exports: [SolutionWaiver],
})
export class ItemsModule {}
