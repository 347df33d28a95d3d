import { linksIn } from './parse-link';

/** Links from the system, from the very start: they wait until the app can take them. */
export class EarlyLinks {
  #waiting: string[];
  #deliver: ((link: string) => void) | null = null;

  /** @param argv of a start by a link */
  constructor(argv: readonly string[]) {
    this.#waiting = linksIn(argv);
  }

  receive(link: string): void {
    if (this.#deliver) this.#deliver(link);
    else this.#waiting.push(link);
  }

  /** From now on, links go to `deliver`. @returns those that have waited */
  deliverTo(deliver: (link: string) => void): string[] {
    this.#deliver = deliver;
    return this.#waiting.splice(0);
  }
}
