import { readReply, UnfitReply } from './check-reply';
import type { NetworkState } from './network-state';
import { partialReply } from './partial-reply';
import { isVersioned, originalAddress, publicAddress } from './public-address';

/**
 * On a request: fetch this reply for the lessons that the learner keeps on this device; never answer it from a copy. The
 * value is the UUID of the course that it belongs to, or `all`.
 */
export const KEEP_HEADER = 'x-emberforge-keep';
/** On its reply: what became of the copy, a `KeepOutcome`. */
export const KEPT_HEADER = 'x-emberforge-kept';

/** `full`: there's no room, on the disk or within the limit. `unfit`: too big, or not what its type says. */
export type KeepOutcome = 'kept' | 'full' | 'unfit';

/** Where copies of public replies are kept, by address. Failures are outcomes, so nothing here rejects. */
export interface ReplyCopies {
  /** Whether to keep what was just opened at this address; everything if absent. */
  accepts?(address: string): boolean;
  /** With status 200, and the headers and the body that were kept. */
  find(address: string): Promise<Response | undefined>;
  /** @param course see `KEEP_HEADER`; undefined for what was just opened. */
  keep(copy: CopyToKeep): Promise<KeepOutcome>;
  /** The server says that the copy is still right. */
  confirm(address: string, course: string | undefined): Promise<void>;
}

export interface CopyToKeep {
  address: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  course: string | undefined;
}

export interface PublicRepliesOptions {
  copies: ReplyCopies;
  /** Asks the server. */
  fetch: (request: Request) => Promise<Response>;
  network: NetworkState;
  /** How long an answer may take before the copy is used. */
  waitMs?: number;
  /** Reports what went wrong with a refresh that nobody waits for. */
  onProblem?: (problem: unknown) => void;
}

/** Keeps the process or the service worker alive until the work is done. It never rejects. */
export type Background = (work: Promise<unknown>) => void;

const WAIT_MS = 1_500;
/** Of a refresh behind a copy that has been shown already. */
const REFRESH_TIMEOUT_MS = 30_000;

/**
 * Answers public GETs: from the server, otherwise from this device's copy. With the network known to be gone, the copy
 * comes right away; if the server doesn't answer in time, after a short wait. Each answer of the server renews the copy,
 * also one that comes too late to be shown. The service worker and the desktop app share it.
 */
export class PublicReplies {
  constructor(private readonly options: PublicRepliesOptions) {}

  /**
   * Undefined if this isn't a request for a public reply. Rejects if there's neither an answer nor a copy.
   * @param background Gets what's still to do once the answer is there, such as renewing the copy.
   */
  answer(request: Request, background: Background = () => {}): Promise<Response> | undefined {
    const address = publicAddress(request);
    if (address === undefined) return undefined;
    if (request.headers.has(KEEP_HEADER)) return this.keep(address, request);
    return this.choose(address, request, background);
  }

  private async choose(address: string, request: Request, background: Background): Promise<Response> {
    const { copies, network, waitMs = WAIT_MS } = this.options;
    const copy = request.cache === 'reload' ? undefined : await copies.find(address);
    if (!copy)
      return this.fetchNew(address, request, background).catch((error) =>
        this.orOriginal(address, request, error),
      );
    if (isVersioned(address)) return present(request, copy);
    const asked = this.ask(address, request, copy.headers.get('etag')).catch(this.report);
    background(asked);
    if (network.isDown()) return present(request, copy);
    const answer = await Promise.race([asked, wait(waitMs)]);
    if (answer === 'late') network.missed();
    return present(request, answer instanceof Response ? answer : copy);
  }

  /** Asks the server for a reply whose copy may be shown meanwhile. Undefined if the copy is still right. */
  private async ask(address: string, request: Request, etag: string | null): Promise<Response | undefined> {
    const reply = await this.send(renewal(request, etag));
    if (reply.status === 304) {
      await this.options.copies.confirm(address, undefined);
      return undefined;
    }
    // A server in trouble, or a proxy in front of one that's down, is no better than no answer.
    if (reply.status >= 500 || reply.status === 429) throw new Error(`The server answered ${reply.status}`);
    if (reply.status !== 200) return reply;
    const bytes = await readReply(address, reply);
    await this.options.copies.keep({ address, headers: reply.headers, bytes, course: undefined });
    return complete(bytes, reply.headers);
  }

  /** There's no copy: the answer is passed on as it comes, and kept once all of it is there. */
  private async fetchNew(address: string, request: Request, background: Background): Promise<Response> {
    const reply = await this.send(request);
    if (reply.status !== 200) return reply;
    const { copies } = this.options;
    if (copies.accepts?.(address) === false) return reply;
    const kept = readReply(address, reply.clone()).then((bytes) =>
      copies.keep({ address, headers: reply.headers, bytes, course: undefined }),
    );
    background(kept.catch(this.report));
    return reply;
  }

  /** Without an answer, a copy of the original is better than nothing. */
  private async orOriginal(address: string, request: Request, error: unknown): Promise<Response> {
    const original = originalAddress(address);
    const copy = original === undefined ? undefined : await this.options.copies.find(original);
    if (!copy) throw error;
    return present(request, copy);
  }

  private async keep(address: string, request: Request): Promise<Response> {
    const course = request.headers.get(KEEP_HEADER) ?? undefined;
    const { copies } = this.options;
    const copy = await copies.find(address);
    if (copy && isVersioned(address)) {
      await copies.confirm(address, course);
      return withOutcome(copy, 'kept');
    }
    const reply = await this.send(renewal(request, copy?.headers.get('etag') ?? null));
    if (copy && reply.status === 304) {
      await copies.confirm(address, course);
      return withOutcome(copy, 'kept');
    }
    if (reply.status !== 200) return reply;
    try {
      const bytes = await readReply(address, reply);
      const outcome = await copies.keep({ address, headers: reply.headers, bytes, course });
      return withOutcome(complete(bytes, reply.headers), outcome);
    } catch (error) {
      if (!(error instanceof UnfitReply)) throw error;
      return withOutcome(new Response(null, { status: 502 }), 'unfit');
    }
  }

  private async send(request: Request): Promise<Response> {
    const { network } = this.options;
    try {
      const reply = await this.options.fetch(request);
      if (reply.status >= 502 && reply.status <= 504) network.missed();
      else network.reached();
      return reply;
    } catch (error) {
      if (!request.signal.aborted) network.missed();
      throw error;
    }
  }

  private readonly report = (problem: unknown): undefined => {
    this.options.onProblem?.(problem);
  };
}

/** Complete, also where a part was asked for, and independent of the page that may go away. */
function renewal(request: Request, etag: string | null): Request {
  const headers = new Headers(request.headers);
  for (const name of ['range', 'if-range', KEEP_HEADER]) headers.delete(name);
  if (etag !== null) headers.set('if-none-match', etag);
  return new Request(request.url, { headers, signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS) });
}

/** What the client asked for: a part, or only whether it has changed. */
async function present(request: Request, whole: Response): Promise<Response> {
  const etag = whole.headers.get('etag');
  if (etag !== null && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: whole.headers });
  return partialReply(request, whole);
}

/** The bytes are decoded, so the headers of their transfer no longer fit. */
function complete(bytes: Uint8Array<ArrayBuffer>, sent: Headers): Response {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'transfer-encoding']) headers.delete(name);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
}

function withOutcome(reply: Response, outcome: KeepOutcome): Response {
  const headers = new Headers(reply.headers);
  headers.set(KEPT_HEADER, outcome);
  return new Response(reply.body, { status: reply.status, headers });
}

const wait = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms));
