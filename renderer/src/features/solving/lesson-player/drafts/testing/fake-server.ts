import type { Answer, CallReply, DraftVersion } from '@web/api';
import { type FakeAnswer, type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';

interface Sent {
  textInput?: string;
  baseVersion: number;
  ifKnown: boolean;
  replaced: Answer[];
}

/** One lesson's draft, as the server keeps it. */
export class FakeServer {
  draft: CallReply<'getDraft'>['draft'] = null;
  lastAnswer: Answer | null = null;
  versions: (string | undefined)[] = [];
  saves = 0;
  /** Answers instead of the draft's calls, such as `offline`. */
  failure: FakeAnswer | null = null;
  /** Saves, and the reply doesn't arrive. */
  losesReplies = false;

  /** A client of its own for each window. */
  connect() {
    const handlers: FakeHandlers = {
      getDraft: () => this.failure ?? { body: { draft: this.draft, lastAnswer: this.lastAnswer } },
      saveDraft: ({ body }) => {
        if (this.failure) return this.failure;
        const reply = this.save(body as Sent);
        return this.losesReplies ? 'offline' : { body: reply };
      },
    };
    const api = fakeApi(handlers);
    api.tokens.set(fakeToken(900));
    return api.client;
  }

  get text(): string | undefined {
    return this.draft?.answer?.textInput;
  }

  private save({ textInput, baseVersion, ifKnown, replaced }: Sent) {
    this.saves += 1;
    const before = this.draft;
    const version = before?.version ?? 0;
    const isOther = before?.answer && version !== baseVersion && this.text !== textInput;
    const overwritten: DraftVersion | null = isOther
      ? { ...before, uuid: `v${version}`, reason: 'elsewhere' }
      : null;
    this.versions.unshift(...replaced.map((each) => each.textInput));
    const savedAt = '2026-01-01T00:00:00.000Z';
    if (isOther && ifKnown) return { version, savedAt, overwritten: null, conflict: before };
    if (isOther) this.versions.unshift(this.text);
    const answer = textInput === undefined ? null : { textInput };
    this.draft = { answer, starter: null, version: version + 1, savedAt };
    return { version: this.draft.version, savedAt, overwritten, conflict: null };
  }
}
