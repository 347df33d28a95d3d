interface AccountRules {
  /** Which postings its balance counts as positive: debits of what the site has, credits of what it owes or earned. */
  side: 'debit' | 'credit';
  /** There's one for each owner, such as a learner. Default: there's one. */
  isOwned?: boolean;
}

const defined = new Set<string>();

/** What an account is for. A feature defines the kinds that it books on. */
export class AccountKind {
  private constructor(
    readonly name: string,
    readonly side: AccountRules['side'],
    readonly isOwned: boolean,
  ) {}

  /**
   * Registers a kind. The name is stored, so it must never change.
   * @throws Error if the name is taken.
   */
  static define(name: string, { side, isOwned = false }: AccountRules): AccountKind {
    if (defined.has(name)) throw new Error(`Two kinds of accounts are called ${name}.`);
    defined.add(name);
    return new AccountKind(name, side, isOwned);
  }
}

/** What a payment provider holds for the site, before it pays out. The owner is the provider's name. */
export const PROVIDER_BALANCE = AccountKind.define('provider-balance', { side: 'debit', isOwned: true });

/** What the site has earned, without taxes. */
export const REVENUE = AccountKind.define('revenue', { side: 'credit' });

/** Sales tax and VAT that was collected, and is owed to the state. */
export const SALES_TAX = AccountKind.define('sales-tax', { side: 'credit' });
