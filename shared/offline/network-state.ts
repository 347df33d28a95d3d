/** Whether the network is known to be gone: from a request that got no answer until the next one that does. */
export class NetworkState {
  private hasMissed = false;

  /** @param hasNetwork false if the system knows that it has no network. */
  constructor(private readonly hasNetwork: () => boolean = () => true) {}

  isDown(): boolean {
    return this.hasMissed || !this.hasNetwork();
  }

  /** The server answered. */
  reached(): void {
    this.hasMissed = false;
  }

  /** A request failed, or got no answer in time. */
  missed(): void {
    this.hasMissed = true;
  }
}
