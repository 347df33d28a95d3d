import { enumColumn, jsonColumn, timestampColumn } from '@server/platform/database';
import type { SignUpRule } from '@shared/contracts/operations/site-look';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row's id. */
export const SITE = 'site';

/** What admins have set for the whole site: one row, or none while nothing was set. */
@Entity('site_settings')
export class SiteSettingsEntity {
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column({ type: 'varchar' })
  name!: string;

  /** `#rrggbb`. */
  @Column({ type: 'varchar', nullable: true })
  accent!: string | null;

  /** The id of its file, and its size in pixels. */
  @Column(jsonColumn({ nullable: true }))
  logo!: { id: string; width: number; height: number } | null;

  @Column(enumColumn())
  signUp!: SignUpRule;

  /** Lowercase. Empty unless the rule is `domains`. */
  @Column(jsonColumn())
  domains!: string[];

  /** When the site got its first admin, and the setup page closed for good; null until then. */
  @Column(timestampColumn({ nullable: true }))
  setUpAt!: Date | null;
}
