import type { DeepLink } from '@shared/desktop';
import type { Handlers } from '../bridge/handlers';
import type { Log } from '../logs/log';
import { parseLink } from './parse-link';

/** Somebody opening hundreds of links is no learner. */
const MAX_WAITING = 10;

/** Links that the system handed over, until the web app listens; from then on they go right to it. */
export class LinkInbox {
  #waiting: DeepLink[] = [];
  #isHeard = false;

  constructor(
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {
    handlers.register('links:take', () => {
      this.#isHeard = true;
      return this.#waiting.splice(0);
    });
  }

  /** Takes a link from outside. One that isn't ours is dropped. @returns whether it's one of ours */
  receive(text: string): boolean {
    const link = parseLink(text);
    if (!link) {
      // Without what it holds: it can be a code that was cut off.
      this.log.warn(`Dropped a link that isn't ours (${text.length} characters)`);
      return false;
    }
    if (this.#isHeard) this.handlers.send('links:opened', link);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(link);
    else this.log.warn('Dropped a link: too many are waiting');
    return true;
  }

  /** The web app loads again: links wait until it listens. */
  wait(): void {
    this.#isHeard = false;
  }
}
