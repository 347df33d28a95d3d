import { Injectable } from '@nestjs/common';
import { Leaderboards, type PublicStanding } from '@server/community/leaderboards';
import type { Learner } from '@server/people/access';
import { Identities } from '@server/people/auth';
import { FindProfile, type FoundProfile, UserTotals } from '@server/people/users';
import { isDomainError } from '@server/platform/errors';
import { ShareImages } from '@server/platform/share-images';
import type { Text } from '@shared/texts';
import { ProfileCards, versionOfCard } from './profile-card';

/** A profile with all that the top of its page shows. */
export interface ProfileView extends FoundProfile {
  xp: number;
  /** Null unless they want it to be seen. */
  discordHandle: string | null;
  /** Undefined for learners who don't take part in boards. */
  standing: PublicStanding | undefined;
  /** Changes with the share image. */
  imageVersion: string;
}

export type OpenedProfile = { status: 'success'; view: ProfileView } | { status: 'denied'; reason: Text };

/** Reads a learner's public profile. */
@Injectable()
export class OpenProfile {
  constructor(
    private readonly profiles: FindProfile,
    private readonly totals: UserTotals,
    private readonly boards: Leaderboards,
    private readonly cards: ProfileCards,
    private readonly images: ShareImages,
    private readonly identities: Identities,
  ) {}

  /**
   * Denied if the profile is private.
   * @throws DomainError `not-found`.
   */
  async execute(viewer: Learner, handle: string): Promise<OpenedProfile> {
    try {
      return { status: 'success', view: await this.view(viewer, handle) };
    } catch (error) {
      if (isDomainError(error) && error.kind === 'forbidden') return { status: 'denied', reason: error.text };
      throw error;
    }
  }

  /** @throws DomainError `not-found` or `forbidden`. */
  async image(viewer: Learner, handle: string): Promise<Buffer> {
    const found = await this.profiles.execute(viewer, handle);
    const { xp } = await this.totals.totalsOf(found.user.id);
    return this.images.png(this.cards.of(found, xp));
  }

  private async view(viewer: Learner, handle: string): Promise<ProfileView> {
    const found = await this.profiles.execute(viewer, handle);
    const { id } = found.user;
    const [{ xp }, standing, discordHandle] = await Promise.all([
      this.totals.totalsOf(id),
      this.boards.publicStandingOf(id),
      found.details.showsDiscord ? this.identities.labelOf(id, 'discord') : null,
    ]);
    const imageVersion = versionOfCard(found, xp);
    return { ...found, xp, standing, discordHandle, imageVersion };
  }
}
