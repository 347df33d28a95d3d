import {
  type ErasedPerson,
  enumColumn,
  newId,
  PersonalData,
  timestampColumn,
  uuidColumn,
} from '@server/platform/database';
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';

/** An account that money is booked on. */
@PersonalData({ of: 'ownerId', onErasure: 'keep', forget: renameOwner })
@Entity('money_accounts')
@Index('uq_money_accounts_owner', ['kind', 'ownerId'], { unique: true })
export class AccountEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** The name of an AccountKind. */
  @Column(enumColumn())
  kind!: string;

  /** A learner's id, or a provider's name; empty for a kind that isn't owned. */
  @Column(uuidColumn())
  ownerId!: string;

  @Column(timestampColumn())
  createdAt!: Date;
}

/** Books have to be kept when a learner is erased: their accounts then belong to an id that nothing else knows. */
async function renameOwner(manager: EntityManager, { userId }: ErasedPerson): Promise<void> {
  await manager.update(AccountEntity, { ownerId: userId }, { ownerId: newId() });
}
