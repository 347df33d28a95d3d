import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '@server/platform/clock';
import { SETTINGS } from '@server/platform/config';
import { Database } from '@server/platform/database';
import { LANGUAGE_MODEL, type LanguageModel } from './language-model';
import type { LanguageModelSettings } from './language-model.settings';
import { MeteredModel } from './metered-model';
import { ModelBudgetEntity } from './model-budget.entity';
import { ModelBudgets } from './model-budgets';
import { OpenAiModel } from './openai-model';

/** Provides the LanguageModel that the settings name, within its budgets; null if they name none. */
@Module({
  imports: [TypeOrmModule.forFeature([ModelBudgetEntity])],
  providers: [
    {
      provide: LANGUAGE_MODEL,
      inject: [SETTINGS, Database, Clock],
      useFactory: (
        { languageModel, modelBudgets }: LanguageModelSettings,
        database: Database,
        clock: Clock,
      ): LanguageModel | null =>
        languageModel
          ? new MeteredModel(new OpenAiModel(languageModel), new ModelBudgets(database, clock, modelBudgets))
          : null,
    },
  ],
  exports: [LANGUAGE_MODEL],
})
export class LanguageModelModule {}
