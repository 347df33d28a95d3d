import { Injectable } from '@nestjs/common';
import { SetActiveTrack } from '@server/users';
import { Tracks } from './tracks';

/** Makes a track that exists the one which the dashboard leads through. */
@Injectable()
export class ChooseTrack {
  constructor(
    private readonly tracks: Tracks,
    private readonly setActiveTrack: SetActiveTrack,
  ) {}

  /** @throws DomainError `not-found`. */
  async execute(userId: string, trackId: string): Promise<void> {
    const track = await this.tracks.byIdOrSlug(trackId);
    await this.setActiveTrack.execute(userId, track.UUID);
  }
}
