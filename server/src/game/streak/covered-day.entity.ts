import { enumColumn, PersonalData, uuidColumn } from '@server/platform/database';
import type { DayCover } from '@shared/rules/streak';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A missed day that didn't end the streak, and why. */
@PersonalData()
@Entity('covered_days')
export class CoveredDayEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn({ type: 'varchar' })
  day!: string;

  @Column(enumColumn())
  cover!: DayCover;
}
