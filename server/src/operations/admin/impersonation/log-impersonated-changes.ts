import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { callerOf, endpointOf } from '@server/platform/http';
import { compileC, compileGo, runCourseSql } from '@shared/contracts';
import type { Observable } from 'rxjs';

/** They run code and store nothing. */
const NO_CHANGES = new Set<unknown>([compileC, compileGo, runCourseSql]);

/**
 * Logs every change that an admin makes while they view Emberforge as a learner, before it's made: an entry too many is
 * better than one too few.
 */
@Injectable()
export class LogImpersonatedChanges implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly audit: Audit,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const caller = callerOf(context);
    if (caller?.actorId !== undefined) await this.log(context, { ...caller, actorId: caller.actorId });
    return next.handle();
  }

  private async log(context: ExecutionContext, { userId, actorId }: { userId: string; actorId: string }) {
    const endpoint = endpointOf(context);
    if (!endpoint || endpoint.method === 'GET' || NO_CHANGES.has(endpoint)) return;
    const handle = (await this.users.find(userId))?.handle ?? '';
    const details = { handle, call: `${endpoint.method} /v1${endpoint.path}` };
    await this.database.transaction((tx) =>
      this.audit.record(tx, { adminId: actorId, action: 'impersonated-change', subject: userId, details }),
    );
  }
}
