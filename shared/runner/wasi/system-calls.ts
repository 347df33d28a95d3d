import type { Deadline } from '../deadline';
import { GuestExit } from '../stop-run';
import { ABSOLUTE_TIME, CLOCK_REALTIME, EVENT_CLOCK, fail, type WasiFunction } from './abi';
import type { GuestMemory } from './guest-memory';

const MAX_EVENTS = 64;
const SUBSCRIPTION_BYTES = 48;
const EVENT_BYTES = 32;
const encoder = new TextEncoder();

/** Where a guest's time and randomness come from; a build that must repeat itself fixes both. */
export interface Surroundings {
  /** Nanoseconds since 1970, and of a clock that never goes back. */
  realtimeNs(): bigint;
  monotonicNs(): bigint;
  fillRandom(bytes: Uint8Array): void;
}

const toNs = (milliseconds: number) => BigInt(Math.round(milliseconds * 1e6));
const RANDOM_PIECE = 65_536; // the most that one getRandomValues call gives

export const HOST_SURROUNDINGS: Surroundings = {
  realtimeNs: () => toNs(performance.timeOrigin + performance.now()),
  monotonicNs: () => toNs(performance.now()),
  fillRandom(bytes) {
    for (let at = 0; at < bytes.length; at += RANDOM_PIECE) {
      const piece = new Uint8Array(Math.min(RANDOM_PIECE, bytes.length - at));
      bytes.set(crypto.getRandomValues(piece), at);
    }
  },
};

/** Arguments, clocks, sleep, randomness and exit. There are no processes, signals or sockets. */
export function systemCalls(
  memory: GuestMemory,
  args: readonly string[],
  surroundings: Surroundings,
  deadline: Deadline,
): Record<string, WasiFunction> {
  const texts = args.map((arg) => encoder.encode(`${arg}\0`));
  const now = (clock: number) =>
    clock === CLOCK_REALTIME ? surroundings.realtimeNs() : surroundings.monotonicNs();

  /** The milliseconds that a subscription wants to wait; other kinds of event are ready immediately. */
  function waitOf(subscription: DataView): number {
    if (subscription.getUint8(8) !== EVENT_CLOCK) return 0;
    const timeout = subscription.getBigUint64(24, true);
    const absolute = subscription.getUint16(40, true) & ABSOLUTE_TIME;
    const ns = absolute ? timeout - now(subscription.getUint32(16, true)) : timeout;
    return Math.max(0, Number(ns) / 1e6);
  }

  return {
    args_sizes_get: (count: number, size: number) => {
      memory.setU32(count, texts.length);
      memory.setU32(
        size,
        texts.reduce((sum, text) => sum + text.length, 0),
      );
    },
    args_get: (pointers: number, target: number) => {
      let at = target;
      texts.forEach((text, index) => {
        memory.setU32(pointers + index * 4, at);
        memory.bytes(at, text.length).set(text);
        at += text.length;
      });
    },
    environ_sizes_get: (count: number, size: number) => {
      memory.setU32(count, 0);
      memory.setU32(size, 0);
    },
    environ_get: () => undefined,
    clock_res_get: (_clock: number, result: number) => memory.setU64(result, 1000n),
    clock_time_get: (clock: number, _precision: bigint, result: number) => memory.setU64(result, now(clock)),
    random_get: (pointer: number, length: number) => surroundings.fillRandom(memory.bytes(pointer, length)),
    sched_yield: () => undefined,
    proc_exit: (code: number) => {
      throw new GuestExit(code);
    },
    poll_oneoff: (subscriptions: number, events: number, count: number, result: number) => {
      if (count === 0 || count >>> 0 > MAX_EVENTS) fail('inval');
      const wanted = Array.from({ length: count }, (_, index) =>
        memory.view(subscriptions + index * SUBSCRIPTION_BYTES, SUBSCRIPTION_BYTES),
      );
      const waits = wanted.map(waitOf);
      const shortest = Math.min(...waits);
      deadline.sleep(shortest);
      const ready = wanted.filter((_, index) => waits[index] === shortest);
      ready.forEach((subscription, index) => {
        const event = memory.view(events + index * EVENT_BYTES, EVENT_BYTES);
        const userData = subscription.getBigUint64(0, true);
        const type = subscription.getUint8(8);
        for (let at = 0; at < EVENT_BYTES; at += 8) event.setBigUint64(at, 0n, true);
        event.setBigUint64(0, userData, true);
        event.setUint8(10, type);
      });
      memory.setU32(result, ready.length);
    },
    sock_accept: () => fail('nosys'),
    sock_recv: () => fail('nosys'),
    sock_send: () => fail('nosys'),
    sock_shutdown: () => fail('nosys'),
  };
}
