import { booleanColumn, enumColumn, PersonalData, uuidColumn } from '@server/platform/database';
import type { ExperienceLevel } from '@shared/rules/profile';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What learners say about themselves, and who may see it. Those who haven't changed anything have no row. */
@PersonalData()
@Entity('profile_details')
export class ProfileDetailsEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @Column({ type: 'text', nullable: true })
  bio!: string | null;

  @Column({ type: 'varchar', nullable: true })
  jobTitle!: string | null;

  @Column({ type: 'varchar', nullable: true })
  location!: string | null;

  @Column({ type: 'varchar', nullable: true })
  twitterHandle!: string | null;

  @Column({ type: 'varchar', nullable: true })
  linkedinUrl!: string | null;

  @Column({ type: 'varchar', nullable: true })
  githubHandle!: string | null;

  @Column({ type: 'varchar', nullable: true })
  websiteUrl!: string | null;

  @Column(enumColumn({ nullable: true }))
  experienceLevel!: ExperienceLevel | null;

  @Column(booleanColumn())
  recruitersCanContact!: boolean;

  @Column(booleanColumn())
  isPrivate!: boolean;

  /** Whether the profile shows the linked Discord account. */
  @Column(booleanColumn())
  showsDiscord!: boolean;

  @Column(booleanColumn())
  notifyOnCommissions!: boolean;
}

export type ProfileDetails = Omit<ProfileDetailsEntity, 'userId'>;

/** Of an account that hasn't changed anything. */
export const DEFAULT_DETAILS: ProfileDetails = {
  bio: null,
  jobTitle: null,
  location: null,
  twitterHandle: null,
  linkedinUrl: null,
  githubHandle: null,
  websiteUrl: null,
  experienceLevel: null,
  recruitersCanContact: false,
  isPrivate: false,
  showsDiscord: false,
  notifyOnCommissions: true,
};
