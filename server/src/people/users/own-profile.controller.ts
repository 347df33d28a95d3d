import { Controller, Res } from '@nestjs/common';
import { Input, RateLimit, Serve, UploadedFile, UserId } from '@server/platform/http';
import type { InputOf, User } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { MAX_IMAGE_BYTES } from '@shared/rules/profile';
import type { FastifyReply } from 'fastify';
import { ChangeHandle } from './change-handle';
import { GetOwnUser } from './get-own-user';
import { ProfileImages } from './profile-image/profile-images';
import { UpdateUser } from './update-user';
import { presentUser } from './user.presenter';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const YEAR_S = 31_536_000;

/** What learners change about themselves. */
@Controller()
export class OwnProfileController {
  constructor(
    private readonly getOwnUser: GetOwnUser,
    private readonly updateUser: UpdateUser,
    private readonly changeHandle: ChangeHandle,
    private readonly images: ProfileImages,
  ) {}

  @Serve(contract.updateUser)
  async update(
    @Input() { body }: InputOf<typeof contract.updateUser>,
    @UserId() userId: string,
  ): Promise<User> {
    await this.updateUser.execute(userId, body);
    return this.own(userId);
  }

  @Serve(contract.changeHandle)
  @RateLimit(20, HOUR_MS)
  async handle(
    @Input() { body }: InputOf<typeof contract.changeHandle>,
    @UserId() userId: string,
  ): Promise<User> {
    await this.changeHandle.execute(userId, body.handle);
    return this.own(userId);
  }

  @Serve(contract.setProfileImage)
  @RateLimit(10, MINUTE_MS)
  async setImage(@UploadedFile(MAX_IMAGE_BYTES) image: Buffer, @UserId() userId: string): Promise<User> {
    await this.images.set(userId, image);
    return this.own(userId);
  }

  @Serve(contract.removeProfileImage)
  async removeImage(@UserId() userId: string): Promise<User> {
    await this.images.remove(userId);
    return this.own(userId);
  }

  @Serve(contract.getProfileImage)
  async image(
    @Input() { params }: InputOf<typeof contract.getProfileImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const webp = await this.images.get(params.id);
    reply.type('image/webp').header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    return webp;
  }

  private async own(userId: string): Promise<User> {
    return presentUser(await this.getOwnUser.execute(userId));
  }
}
