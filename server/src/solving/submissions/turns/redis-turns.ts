import { randomUUID } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cancel, Clock } from '@server/platform/clock';
import { OptionalRedis, RedisSubscriber } from '@server/platform/redis';
import { MemoryTurns } from './memory-turns';
import { GIVE_BACK, HOLD } from './turn-scripts';
import { type TurnRules, Turns } from './turns';

const PREFIX = 'emberforge:turns:';
const CHANNEL = 'emberforge:turns';
/** How long those of a process that died keep their place. */
const LEASE_MS = 15_000;

interface Ticket {
  id: string;
  keys: [order: string, leases: string];
  rules: TurnRules;
}

type Place = 'on' | 'waiting' | 'refused' | 'unknown';

/**
 * The turns of all processes that share a Redis. While Redis is down or hangs, each process has turns of its own, because
 * fair turns are worth less than an answer: programs need Redis for their run anyway, other lessons don't.
 */
export class RedisTurns extends Turns implements OnApplicationShutdown {
  private readonly log = new Logger('Turns');
  private readonly here = new MemoryTurns();
  private readonly redis: OptionalRedis;
  private readonly subscriber: RedisSubscriber;
  /** By ticket: has a waiting one ask again. */
  private readonly waiting = new Map<string, () => void>();

  constructor(
    url: string,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly leaseMs = LEASE_MS,
  ) {
    super();
    this.redis = new OptionalRedis(url, {
      onFailed: () => {
        this.log.warn('Redis failed: each server has turns of its own.');
        for (const askAgain of [...this.waiting.values()]) askAgain();
      },
      onBack: () => this.log.log('Redis is back: all servers take turns together again.'),
    });
    this.subscriber = new RedisSubscriber(url, CHANNEL, {
      onMessage: (tickets) => {
        for (const id of tickets.split(' ')) this.waiting.get(id)?.();
      },
    });
  }

  async run<T>(key: string, rules: TurnRules, work: () => Promise<T>): Promise<T> {
    const keys: Ticket['keys'] = [`${PREFIX}${key}`, `${PREFIX}${key}:leases`];
    const ticket = { id: randomUUID(), keys, rules };
    const place = await this.lastPlace(ticket);
    if (place === 'refused') throw rules.refusal();
    if (place === 'unknown') {
      this.giveBack(ticket); // Redis may have taken it, too late for us.
      return this.here.run(key, rules, work);
    }
    const letGo = this.keep(ticket);
    try {
      return await work();
    } finally {
      letGo();
    }
  }

  onApplicationShutdown(): void {
    this.redis.close();
    this.subscriber.close();
  }

  /** The place of a ticket that doesn't wait anymore. */
  private async lastPlace(ticket: Ticket): Promise<Exclude<Place, 'waiting'>> {
    for (;;) {
      const woken = this.whenWoken(ticket);
      const place = await this.hold(ticket);
      if (place !== 'waiting') {
        this.waiting.get(ticket.id)?.();
        return place;
      }
      await woken;
    }
  }

  /** When another has given its ticket back, or the lease has to be renewed. */
  private whenWoken({ id }: Ticket): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.waiting.delete(id);
        resolve();
      };
      const cancel = this.clock.after(this.leaseMs / 3, wake);
      this.waiting.set(id, wake);
    });
  }

  /** Renews the lease until it's given back. */
  private keep(ticket: Ticket): () => void {
    let cancel: Cancel;
    const renewLater = () => {
      cancel = this.clock.after(this.leaseMs / 3, () => {
        renewLater();
        void this.hold(ticket);
      });
    };
    renewLater();
    return () => {
      cancel();
      this.giveBack(ticket);
    };
  }

  private async hold(ticket: Ticket): Promise<Place> {
    if (!this.redis.isUp()) return 'unknown';
    const { id, keys, rules } = ticket;
    try {
      const args = [id, this.leaseMs, rules.running, rules.queued];
      const place = await this.redis.client.eval(HOLD, keys.length, ...keys, ...args);
      this.redis.report(null);
      return place as Place;
    } catch (error) {
      this.redis.report(error as Error);
      return 'unknown';
    }
  }

  /** Nobody waits for it: what doesn't arrive, the lease ends. */
  private giveBack({ id, keys, rules }: Ticket): void {
    this.redis.client
      .eval(GIVE_BACK, keys.length, ...keys, id, rules.running, CHANNEL)
      .catch(() => undefined);
  }
}
