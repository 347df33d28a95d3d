import { Injectable } from '@nestjs/common';
import { type Totals, UserTotals } from '@server/people/users';
import { Ledger } from './ledger';

/** A user's totals, from the ledger. */
@Injectable()
export class LedgerTotals extends UserTotals {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  totalsOf(userId: string): Promise<Totals> {
    return this.ledger.balances(userId);
  }
}
