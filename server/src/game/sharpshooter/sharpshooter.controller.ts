import { Controller } from '@nestjs/common';
import { Serve, UserId } from '@server/platform/http';
import type { Sharpshooter } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { DataSource } from 'typeorm';
import { SpreeEntity } from './spree.entity';
import { presentSpree } from './spree.presenter';

const NO_SPREE = { length: 0, longest: 0 };

@Controller()
export class SharpshooterController {
  constructor(private readonly dataSource: DataSource) {}

  @Serve(contract.getSharpshooter)
  async spree(@UserId() userId: string): Promise<Sharpshooter> {
    return presentSpree((await this.dataSource.manager.findOneBy(SpreeEntity, { userId })) ?? NO_SPREE);
  }
}
