const defined = new Set<string>();

/** Why money moved, such as a sale. Each kind and source is booked once. */
export class TransactionKind {
  private constructor(readonly name: string) {}

  /**
   * Registers a kind in the feature that uses it. The name is stored, so it must never change.
   * @throws Error if the name is taken.
   */
  static define(name: string): TransactionKind {
    if (defined.has(name)) throw new Error(`Two kinds of transactions are called ${name}.`);
    defined.add(name);
    return new TransactionKind(name);
  }
}
