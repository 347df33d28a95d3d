import { Controller, Res } from '@nestjs/common';
import { Input, Serve, SessionId, UserId } from '@server/platform/http';
import { type InputOf, listDevices, type ReplyOf, signOutDevice, signOutEverywhere } from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { RefreshCookie } from '../refresh-cookie';
import { Devices } from './devices';

@Controller()
export class DevicesController {
  constructor(
    private readonly devices: Devices,
    private readonly cookie: RefreshCookie,
  ) {}

  @Serve(listDevices)
  async list(@UserId() userId: string, @SessionId() current: string): Promise<ReplyOf<typeof listDevices>> {
    const devices = await this.devices.list(userId);
    return devices.map(({ sessionId, name, signedInAt, lastUsedAt }) => ({
      UUID: sessionId,
      Name: name,
      SignedInAt: signedInAt.toISOString(),
      LastUsedAt: lastUsedAt.toISOString(),
      IsCurrent: sessionId === current,
    }));
  }

  @Serve(signOutDevice)
  async signOut(
    @Input() { params }: InputOf<typeof signOutDevice>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.devices.signOut(userId, params.id);
    return {};
  }

  @Serve(signOutEverywhere)
  async signOutEverywhere(
    @UserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.devices.signOutEverywhere(userId);
    this.cookie.clear(reply);
    return {};
  }
}
