import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { ProgressModule } from '@server/learning/progress';
import { SpellbookController } from './spellbook.controller';
import { Spellbooks } from './spellbooks';

/** What learners have learned, to look up again. */
@Module({
  imports: [CatalogModule, ProgressModule],
  controllers: [SpellbookController],
  providers: [Spellbooks],
  exports: [Spellbooks],
})
export class SpellbookModule {}
