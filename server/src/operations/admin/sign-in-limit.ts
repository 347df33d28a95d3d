import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';

export interface ReachedLimit {
  at: Date;
  address: string;
  /** Sign-ups or sign-ins in a minute. */
  limit: number;
}

/** When this process last refused sign-ups or sign-ins, so that admins of a school learn which setting helps. */
@Injectable()
export class SignInLimit {
  private reached: ReachedLimit | null = null;

  constructor(private readonly clock: Clock) {}

  /** Null if it hasn't since it was started. */
  get last(): ReachedLimit | null {
    return this.reached;
  }

  record(address: string, limit: number): void {
    this.reached = { at: this.clock.now(), address, limit };
  }
}
