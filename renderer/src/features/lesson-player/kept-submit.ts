import type { SubmissionReply } from '@web/api';
import type { Platform } from '@web/platform';

/** Enough to sign up, find the email and come back; a link is valid for 30 minutes. */
const KEPT_MS = 24 * 3_600_000;
/** How long the result stays for the other windows of this browser, which sign in at about the same time. */
const SHARED_MS = 60_000;
/** Leaves the storage to the learner's code. */
const MAX_LENGTH = 64_000;

interface Kept {
  until: number;
  /** What a guest was shown; once submitted, what the learner got. */
  reply: SubmissionReply;
  /** Who submitted it; null while it's a guest's. */
  owner: string | null;
}

/** A guest's right answer in one lesson, to be submitted once they have signed in, by one of their windows. */
export class KeptSubmit {
  private readonly key: string;

  constructor(
    lessonUuid: string,
    private readonly platform: Pick<Platform, 'storage' | 'exclusive'>,
    private readonly now: () => number = Date.now,
  ) {
    this.key = `emberforge.submit.${lessonUuid}`;
  }

  keep(reply: SubmissionReply): void {
    this.write({ until: this.now() + KEPT_MS, reply, owner: null });
  }

  drop(): void {
    this.platform.storage.remove(this.key);
  }

  /** The result that a guest was shown, also after a reload; null if there's nothing to submit. */
  get guestReply(): SubmissionReply | null {
    const kept = this.read();
    return kept?.owner === null ? kept.reply : null;
  }

  /**
   * Submits for `owner` what was kept, with `submit`, unless another window has: then returns the result of that one. If
   * there was no verdict, it stays kept. Null if there is no result.
   */
  async settle(
    owner: string,
    submit: () => Promise<SubmissionReply | null>,
  ): Promise<SubmissionReply | null> {
    if (!this.read()) return null;
    return this.platform.exclusive(this.key, async () => {
      const kept = this.read();
      if (!kept) return null;
      if (kept.owner !== null) return kept.owner === owner ? kept.reply : null;
      const reply = await submit();
      if (reply && reply.resultSlug !== 'system-error')
        this.write({ until: this.now() + SHARED_MS, reply, owner });
      return reply;
    });
  }

  private write(kept: Kept): void {
    const text = JSON.stringify(kept);
    const short = () => JSON.stringify({ ...kept, reply: { ...kept.reply, output: null, tests: null } });
    this.platform.storage.set(this.key, text.length > MAX_LENGTH ? short() : text);
  }

  private read(): Kept | null {
    const text = this.platform.storage.get(this.key);
    const kept = text === null ? null : decode(text);
    if (kept && this.now() < kept.until) return kept;
    if (text !== null) this.drop();
    return null;
  }
}

/** Null if it's nothing that this version of the app can read. */
function decode(text: string): Kept | null {
  try {
    const { until, reply, owner } = JSON.parse(text) as Partial<Kept>;
    const isWhole = typeof until === 'number' && typeof reply?.resultSlug === 'string';
    return isWhole && owner !== undefined ? { until, reply, owner } : null;
  } catch {
    return null; // corrupted by something else on this origin: treated as missing
  }
}
