import { Injectable } from '@nestjs/common';
import { SetActiveTrack } from '@server/people/users';
import { Tracks } from './tracks';

/** Sets the learner's active track, which the dashboard follows. */
@Injectable()
export class ChooseTrack {
  constructor(
    private readonly tracks: Tracks,
    private readonly setActiveTrack: SetActiveTrack,
  ) {}

  /** @throws DomainError `not-found`. */
  async execute(userId: string, trackId: string): Promise<void> {
    const track = await this.tracks.byIdOrSlug(trackId);
    await this.setActiveTrack.execute(userId, track.id);
  }
}
