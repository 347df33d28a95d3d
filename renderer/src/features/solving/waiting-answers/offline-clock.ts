import { signedText } from '@shared/rules/offline-time';
import type { ApiClient } from '@web/api';
import type { TextStorage } from '@web/platform';
import type { TimeProof } from './answers';

/** Clocks are adjusted by seconds all the time; a learner who sets theirs moves it further. */
const TOLERANCE_MS = 2 * 60_000;

interface Anchor {
  id: string;
  secret: string;
  /** The latest time that this device's clock has shown since. */
  latest: number;
  /** The clock was set back since. */
  isBroken?: true;
}

/** What the proof of an answer covers. */
export interface AnswerToSign {
  /** The request's id. */
  id: string;
  exerciseId: string;
  /** On this device's clock, in milliseconds. */
  madeAt: number;
}

export interface OfflineClockOptions {
  api: ApiClient;
  storage: TextStorage;
  owner: string;
  now?: () => number;
}

/**
 * Measures when answers are made while there's no connection: the server notes both clocks while there is one, and from
 * then on this one only has to run forward (docs/offline.md). All windows share what's noted.
 */
export class OfflineClock {
  private readonly key: string;
  private readonly now: () => number;

  constructor(private readonly options: OfflineClockOptions) {
    this.key = `emberforge.anchor.${options.owner}`;
    this.now = options.now ?? Date.now;
  }

  /** Call it while there's a connection and nothing is waiting: what was made before can't be proven afterwards. */
  async refresh(): Promise<void> {
    const latest = this.now();
    const { uuid: id, secret } = await this.options.api.call('createTimeAnchor', {
      body: { localNow: latest },
    });
    this.write({ id, secret, latest });
  }

  /** Notes the time. Call it every minute, so that a clock that's set back is noticed. */
  tick(): void {
    const anchor = this.read();
    if (!anchor) return;
    const now = this.now();
    if (now < anchor.latest - TOLERANCE_MS) anchor.isBroken = true;
    anchor.latest = Math.max(anchor.latest, now);
    this.write(anchor);
  }

  /** Null if nothing can be proven: there's no anchor, or the clock was set back. */
  async sign({ id, exerciseId, madeAt }: AnswerToSign): Promise<TimeProof | null> {
    this.tick();
    const anchor = this.read();
    // Only in a secure context.
    if (!anchor || anchor.isBroken || !globalThis.crypto?.subtle) return null;
    return { anchor: anchor.id, signature: await hmac(anchor.secret, signedText(id, exerciseId, madeAt)) };
  }

  private read(): Anchor | null {
    try {
      const anchor = JSON.parse(this.options.storage.get(this.key) ?? 'null');
      return typeof anchor?.secret === 'string' && typeof anchor.latest === 'number' ? anchor : null;
    } catch {
      return null; // damaged: like none
    }
  }

  private write(anchor: Anchor): void {
    this.options.storage.set(this.key, JSON.stringify(anchor));
  }
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
