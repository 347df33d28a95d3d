const defined = new Map<string, LedgerReason>();

/** Why something is paid or charged. Each reason and source pays only once per learner. */
export class LedgerReason {
  private constructor(readonly name: string) {}

  /**
   * Registers a reason in the feature that uses it. The name is stored, so it must never change.
   * @throws Error if the name is taken.
   */
  static define(name: string): LedgerReason {
    if (defined.has(name)) throw new Error(`Two ledger reasons are called ${name}.`);
    const reason = new LedgerReason(name);
    defined.set(name, reason);
    return reason;
  }
}
