import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Access } from '@server/people/access';
import { callerOf } from '@server/platform/http';
import { AdministerSite } from './admin.policy';

/** Lets only admins call a controller's endpoints. */
@Injectable()
export class AdminsOnly implements CanActivate {
  constructor(private readonly access: Access) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.access.require(callerOf(context)?.userId, AdministerSite);
    return true;
  }
}
