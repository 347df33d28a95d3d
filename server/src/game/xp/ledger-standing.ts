import { Injectable } from '@nestjs/common';
import { type Standing, UserStanding } from '@server/users';
import { Ledger } from './ledger';

/** A user's totals, from the ledger. */
@Injectable()
export class LedgerStanding extends UserStanding {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  standingOf(userId: string): Promise<Standing> {
    return this.ledger.balances(userId);
  }
}
