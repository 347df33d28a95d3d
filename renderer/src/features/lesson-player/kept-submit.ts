import type { SubmissionReply } from '@web/api';
import type { Platform } from '@web/platform';

/** Enough to sign up, find the email and come back; a link is valid for 30 minutes. */
const KEPT_MS = 24 * 3_600_000;
/** How long the result stays for the other windows of this browser, which sign in at about the same time. */
const SHARED_MS = 60_000;

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
    private readonly platform: Pick<Platform, 'sharedStorage' | 'exclusive'>,
    private readonly now: () => number = Date.now,
  ) {
    this.key = `emberforge.submit.${lessonUuid}`;
  }

  keep(reply: SubmissionReply): Promise<void> {
    return this.write({ until: this.now() + KEPT_MS, reply, owner: null });
  }

  drop(): Promise<void> {
    return this.platform.sharedStorage.remove(this.key);
  }

  /** The result that a guest was shown before a reload; null if there's nothing to submit. */
  async guestReply(): Promise<SubmissionReply | null> {
    const kept = await this.read();
    return kept?.owner === null ? kept.reply : null;
  }

  /**
   * Submits for `owner` what was kept, with `submit`, unless another window has: then returns the result of that one. If
   * there was no verdict, it stays kept. Null if there is no result.
   */
  settle(owner: string, submit: () => Promise<SubmissionReply | null>): Promise<SubmissionReply | null> {
    return this.platform.exclusive(this.key, async () => {
      const kept = await this.read();
      if (!kept) return null;
      if (kept.owner !== null) return kept.owner === owner ? kept.reply : null;
      const reply = await submit();
      if (reply && reply.resultSlug !== 'system-error')
        await this.write({ until: this.now() + SHARED_MS, reply, owner });
      return reply;
    });
  }

  private write(kept: Kept): Promise<void> {
    return this.platform.sharedStorage.set(this.key, kept);
  }

  private async read(): Promise<Kept | null> {
    const kept = await this.platform.sharedStorage.get(this.key);
    if (!isKept(kept)) return null;
    if (this.now() < kept.until) return kept;
    await this.drop();
    return null;
  }
}

/** Whether it's something that this version of the app has written. */
function isKept(value: unknown): value is Kept {
  const { until, reply, owner } = (value ?? {}) as Partial<Kept>;
  return typeof until === 'number' && typeof reply?.resultSlug === 'string' && owner !== undefined;
}
