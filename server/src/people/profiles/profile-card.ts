import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type FoundProfile, ProfileImages, toPng } from '@server/people/users';
import { canDraw, type ShareCard } from '@server/platform/share-images';
import { coverGroundSvg, framedPictureSvg, roleBadgeSvg } from '@shared/art/draw-svg';
import { levelOfXp, roleIndexOf, roleOf } from '@shared/rules/levels';

/** The share images of profiles: a learner's picture in the frame of their role, or else the role's badge. */
@Injectable()
export class ProfileCards {
  constructor(private readonly images: ProfileImages) {}

  of(found: FoundProfile, xp: number): ShareCard {
    const { id, profileImageUrl } = found.user;
    const roleIndex = roleIndexOf(levelOfXp(xp));
    return {
      ...textsOf(found, xp),
      art: profileImageUrl
        ? { version: profileImageUrl, draw: () => this.framed(id, roleIndex) }
        : roleBadgeSvg(roleIndex),
      ground: coverGroundSvg(id),
      tone: 'ember',
    };
  }

  private async framed(userId: string, roleIndex: number): Promise<string> {
    const picture = await this.images.of(userId);
    return picture ? framedPictureSvg(roleIndex, await toPng(picture)) : roleBadgeSvg(roleIndex);
  }
}

/** Changes with the card, without drawing the picture. */
export const versionOfCard = (found: FoundProfile, xp: number): string =>
  createHash('sha256')
    .update(JSON.stringify([textsOf(found, xp), found.user.profileImageUrl]))
    .digest('hex')
    .slice(0, 16);

function textsOf({ user, details }: FoundProfile, xp: number) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const level = levelOfXp(xp);
  const about = details.jobTitle ?? details.bio?.split('\n')[0];
  return {
    above: `${roleOf(level)}, level ${level}`,
    title: canDraw(name) ? name.normalize('NFC') : user.handle,
    ...(about && canDraw(about) ? { below: about } : {}),
    facts: [`@${user.handle}`, `${xp.toLocaleString('en-US')} XP`],
  };
}
