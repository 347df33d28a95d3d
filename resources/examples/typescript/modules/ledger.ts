import type { DayEnd, Entry } from './types';

/** What came in and went out, in the order of the days. */
export class Ledger {
  constructor(private readonly entries: readonly Entry[]) {}

  /** The balance at the end of each day on which something happened. */
  days(): DayEnd[] {
    const sums = new Map<number, number>();
    for (const { day, amount } of this.entries) {
      sums.set(day, (sums.get(day) ?? 0) + amount);
    }
    let balance = 0;
    return [...sums].map(([day, sum]) => {
      balance += sum;
      return { day, balance };
    });
  }

  largest(): Entry | undefined {
    return [...this.entries].sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))[0];
  }
}
