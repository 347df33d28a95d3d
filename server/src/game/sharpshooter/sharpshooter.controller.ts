import { Controller } from '@nestjs/common';
import { Serve, UserId } from '@server/platform/http';
import type { Sharpshooter } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { GetSpree } from './get-spree';
import { presentSpree } from './spree.presenter';

@Controller()
export class SharpshooterController {
  constructor(private readonly getSpree: GetSpree) {}

  @Serve(contract.getSharpshooter)
  async spree(@UserId() userId: string): Promise<Sharpshooter> {
    return presentSpree(await this.getSpree.execute(userId));
  }
}
