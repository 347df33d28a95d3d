import { PersonalData, uuidColumn } from '@server/platform/database';
import { Entity, PrimaryColumn } from 'typeorm';

/** A day that a learner decided in advance to take off. */
@PersonalData()
@Entity('rest_days')
export class RestDayEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn({ type: 'varchar' })
  day!: string;
}
