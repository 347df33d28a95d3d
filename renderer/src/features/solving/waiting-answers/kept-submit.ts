import type { SubmissionReply } from '@web/api';
import { type ExerciseRef, lessonRef, readRef, refKey } from '@web/exercises';
import type { Platform } from '@web/platform';
import type { SubmissionBody } from './answers';
import { hasDailyBonus, withoutDailyBonus } from './guest-pay';

/** Enough to sign up, find the email and come back; a link is valid for 30 minutes. */
const KEPT_MS = 24 * 3_600_000;
/** How long the result stays for the other windows of this browser, which sign in at about the same time. */
const SHARED_MS = 60_000;

/** The exercises that something is kept for. */
const LIST = 'emberforge.submits';

interface Kept {
  until: number;
  body: SubmissionBody;
  /** What a guest was shown; once submitted, what the learner got. */
  reply: SubmissionReply;
  /** Who submitted it; null while it's a guest's. */
  owner: string | null;
}

/** A guest's right answer to one exercise, to be submitted once they have signed in, by one of their windows. */
export class KeptSubmit {
  private readonly key: string;
  /** Where versions of the app that had nothing but lessons kept it. */
  private readonly formerKey: string;

  constructor(
    private readonly exercise: ExerciseRef,
    private readonly platform: Pick<Platform, 'sharedStorage' | 'exclusive'>,
    private readonly now: () => number = Date.now,
  ) {
    this.key = `emberforge.submit.${refKey(exercise)}`;
    this.formerKey = `emberforge.submit.${exercise.id}`;
  }

  /** The exercises in which a guest of this browser got something right. */
  static async exercises({ sharedStorage }: Pick<Platform, 'sharedStorage'>): Promise<ExerciseRef[]> {
    const list = await sharedStorage.get(LIST);
    return Array.isArray(list) ? list.flatMap((entry) => readEntry(entry) ?? []) : [];
  }

  async keep(reply: SubmissionReply, body: SubmissionBody): Promise<void> {
    await this.write({ until: this.now() + KEPT_MS, reply, body, owner: null });
    await this.platform.exclusive(LIST, async () => {
      const kept = await KeptSubmit.exercises(this.platform);
      const others = kept.filter((each) => refKey(each) !== refKey(this.exercise));
      await this.platform.sharedStorage.set(LIST, [...others, this.exercise]);
    });
  }

  /** Removes a guest's answer and returns it, to be submitted elsewhere; null if there's none, or another window has it. */
  take(): Promise<SubmissionBody | null> {
    return this.platform.exclusive(this.key, async () => {
      const kept = await this.read();
      if (kept?.owner !== null) return null;
      await this.drop();
      return kept.body;
    });
  }

  async drop(): Promise<void> {
    const { sharedStorage } = this.platform;
    await sharedStorage.remove(this.key);
    await sharedStorage.remove(this.formerKey);
  }

  /** The result that a guest was shown before a reload; null if there's nothing to submit. */
  async guestReply(): Promise<SubmissionReply | null> {
    const kept = await this.read();
    return kept?.owner === null ? kept.reply : null;
  }

  /** What a guest of this browser was shown for the other exercises that they got right. */
  async otherReplies(): Promise<SubmissionReply[]> {
    const kept = await KeptSubmit.exercises(this.platform);
    const others = kept.filter((each) => refKey(each) !== refKey(this.exercise));
    const replies = await Promise.all(
      others.map((each) => new KeptSubmit(each, this.platform, this.now).guestReply()),
    );
    return replies.filter((reply) => reply !== null);
  }

  /** What signing up would pay for this answer: the day's bonus comes once, with the first lesson. */
  async payable(reply: SubmissionReply): Promise<SubmissionReply> {
    const hasBonus = (await this.otherReplies()).some(hasDailyBonus);
    return hasBonus ? withoutDailyBonus(reply) : reply;
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
        await this.write({ ...kept, until: this.now() + SHARED_MS, reply, owner });
      return reply;
    });
  }

  private write(kept: Kept): Promise<void> {
    return this.platform.sharedStorage.set(this.key, kept);
  }

  private async read(): Promise<Kept | null> {
    const { sharedStorage } = this.platform;
    const kept = (await sharedStorage.get(this.key)) ?? (await sharedStorage.get(this.formerKey));
    if (!isKept(kept)) return null;
    if (this.now() < kept.until) return kept;
    await this.drop();
    return null;
  }
}

/** Earlier versions listed the ids of lessons. */
const readEntry = (entry: unknown) => (typeof entry === 'string' ? lessonRef(entry) : readRef(entry));

/** Whether it's something that this version of the app has written. */
function isKept(value: unknown): value is Kept {
  const { until, reply, body, owner } = (value ?? {}) as Partial<Kept>;
  const isResult = typeof reply?.resultSlug === 'string' && owner !== undefined;
  return typeof until === 'number' && typeof body === 'object' && isResult;
}
