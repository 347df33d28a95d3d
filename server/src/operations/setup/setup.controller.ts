import { Controller, Req } from '@nestjs/common';
import { clientAddress, Input, RateLimit, Serve } from '@server/platform/http';
import { getSetup, type InputOf, type ReplyOf, setUpSite } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { SetUp } from './set-up';
import { SetupState } from './setup-state';

@Controller()
export class SetupController {
  constructor(
    private readonly state: SetupState,
    private readonly setUp: SetUp,
  ) {}

  @Serve(getSetup)
  async isOpen(): Promise<ReplyOf<typeof getSetup>> {
    return { IsOpen: await this.state.isOpen() };
  }

  @Serve(setUpSite)
  @RateLimit(30, 60_000, 'address')
  async execute(
    @Input() { body }: InputOf<typeof setUpSite>,
    @Req() request: FastifyRequest,
  ): Promise<ReplyOf<typeof setUpSite>> {
    return { OTP: await this.setUp.execute({ ...body, address: clientAddress(request) }) };
  }
}
