import { PersonalData, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of the language model somebody has used on their last day with it. */
@PersonalData({ of: 'owner' })
@Entity('model_budgets')
export class ModelBudgetEntity {
  /** A learner's id, or `server` for everybody together. */
  @PrimaryColumn(uuidColumn())
  owner!: string;

  /** In UTC, such as `2026-03-01`. */
  @Column({ type: 'varchar' })
  day!: string;

  /** Tokens, those that are reserved included. */
  @Column({ type: 'integer' })
  tokens!: number;
}
