/** The server gives a sign of life every 15 seconds while it writes, or its judge thinks. */
const MAX_SILENCE_MS = 60_000;

/** Goes off when nothing has arrived for a minute since it was started or last reset. */
export class SilenceAlarm {
  readonly #controller = new AbortController();
  #timer!: ReturnType<typeof setTimeout>;

  constructor() {
    this.put();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  put(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), MAX_SILENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
