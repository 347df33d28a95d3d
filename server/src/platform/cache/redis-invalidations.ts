import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RedisChannel } from '../redis';
import { Invalidations } from './invalidations';

interface Invalidation {
  name: string;
  key?: string;
}

/** For several processes (REDIS_URL). One that was cut off from Redis drops everything when it's connected again. */
export class RedisInvalidations extends Invalidations implements OnApplicationShutdown {
  private readonly log = new Logger('Invalidations');
  private readonly others: RedisChannel<Invalidation>;

  constructor(url: string) {
    super();
    this.others = new RedisChannel<Invalidation>(url, 'emberforge:invalidations', {
      onMessage: ({ name, key }) => this.settle(this.notify(name, key)),
      onListening: () => this.settle(this.notifyAll()),
    });
  }

  override async announce(name: string, key?: string): Promise<void> {
    const here = super.announce(name, key);
    // Nobody waits for the others: while Redis is down, they drop everything later.
    this.settle(this.others.publish({ name, key }));
    await here;
  }

  onApplicationShutdown(): void {
    this.others.close();
  }

  private settle(work: Promise<void>): void {
    work.catch((error: unknown) => this.log.warn(`Some processes may use old data for a while: ${error}`));
  }
}
