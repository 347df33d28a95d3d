import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { callerOf } from '@server/platform/http';
import { SignInAge } from './sign-in-age';

/** Lets a call in if its session's sign-in is fresh: for what somebody else at an open laptop must not do. */
@Injectable()
export class FreshSignIn implements CanActivate {
  constructor(private readonly age: SignInAge) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.age.requireFresh(callerOf(context)?.sessionId ?? '');
    return true;
  }
}
