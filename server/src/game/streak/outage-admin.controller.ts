import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { AddOutage } from './add-outage';
import { ServiceOutages } from './service-outages';

const PAGE_SIZE = 50;

/** When the service was down, for admins. */
@Controller()
@UseGuards(AdminsOnly)
export class OutageAdminController {
  constructor(
    private readonly outages: ServiceOutages,
    private readonly add: AddOutage,
  ) {}

  @Serve(contract.listOutages)
  async list(): Promise<ReplyOf<typeof contract.listOutages>> {
    const outages = await this.outages.newest(PAGE_SIZE);
    return {
      Outages: outages.map(({ startedAt, endedAt }) => ({
        StartedAt: startedAt.toISOString(),
        EndedAt: endedAt.toISOString(),
      })),
    };
  }

  @Serve(contract.addOutage)
  async addOutage(
    @Input() { body }: InputOf<typeof contract.addOutage>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.add.execute(adminId, new Date(body.startedAt), new Date(body.endedAt));
    return {};
  }
}
