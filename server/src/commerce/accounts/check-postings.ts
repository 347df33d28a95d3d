import type { AccountKind } from './account-kind';
import { describeMoney, type Money } from './money';

/** Names an account. It's opened by its first posting. */
export interface Account {
  kind: AccountKind;
  /** A learner's id or a provider's name, for kinds that are owned. */
  ownerId?: string;
}

export interface Posting {
  account: Account;
  /** Positive for a debit, negative for a credit. */
  amount: Money;
}

/** What the database's drivers read exactly: 90 trillion dollars. Sums may be larger. */
const MAX_MINOR_UNITS = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * A transaction needs two postings or more, each on another account or in another currency, which sum to zero in each
 * currency.
 * @throws Error otherwise: that's a mistake in the code that books.
 */
export function checkPostings(postings: readonly Posting[]): void {
  const sums = new Map<string, bigint>();
  const seen = new Set<string>();
  for (const { account, amount } of postings) {
    checkAmount(amount);
    const { kind, ownerId } = account;
    if (kind.isOwned !== Boolean(ownerId))
      throw new Error(`An account of the kind ${kind.name} has ${kind.isOwned ? 'an' : 'no'} owner.`);
    const name = nameOf(account);
    const key = `${name} ${amount.currency}`;
    if (seen.has(key)) throw new Error(`Two postings of a transaction are ${amount.currency} on ${name}.`);
    seen.add(key);
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.minorUnits);
  }
  if (postings.length < 2) throw new Error('A transaction needs at least two postings.');
  for (const [currency, minorUnits] of sums)
    if (minorUnits !== 0n)
      throw new Error(`A transaction doesn't add up: ${describeMoney({ currency, minorUnits })} is left.`);
}

function checkAmount({ currency, minorUnits }: Money): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error(`Not a currency of ISO 4217: ${currency}.`);
  if (minorUnits === 0n) throw new Error('A posting of 0 books nothing.');
  if (minorUnits > MAX_MINOR_UNITS || minorUnits < -MAX_MINOR_UNITS)
    throw new Error(`A posting is too large: ${describeMoney({ currency, minorUnits })}.`);
}

/** The same for the same account. */
export const nameOf = ({ kind, ownerId = '' }: Account): string => `${kind.name} ${ownerId}`.trim();
