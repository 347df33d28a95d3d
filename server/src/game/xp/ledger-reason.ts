const defined = new Map<string, LedgerReason>();

/** What something is paid or charged for. With the source it happens once in a lifetime. */
export class LedgerReason {
  private constructor(readonly name: string) {}

  /**
   * Registers a reason, in the feature that pays or charges for it. The name is stored, so it never changes.
   * @throws Error when another feature has the name.
   */
  static define(name: string): LedgerReason {
    if (defined.has(name)) throw new Error(`Two ledger reasons are called ${name}.`);
    const reason = new LedgerReason(name);
    defined.set(name, reason);
    return reason;
  }
}
