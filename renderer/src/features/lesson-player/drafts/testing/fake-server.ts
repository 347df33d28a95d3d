import type { Answer, CallReply, DraftVersion } from '@web/api';
import { type FakeAnswer, type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';

interface Sent {
  textInput?: string;
  baseVersion: number;
  replaced: Answer[];
}

/** One lesson's draft, as the server keeps it: the last writer wins, and what it overwrites unseen is kept. */
export class FakeServer {
  draft: CallReply<'getDraft'>['draft'] = null;
  lastAnswer: Answer | null = null;
  versions: (string | undefined)[] = [];
  saves = 0;
  /** Answers instead of the draft's calls, such as `offline`. */
  failure: FakeAnswer | null = null;

  /** A client of its own for each window. */
  connect() {
    const handlers: FakeHandlers = {
      getDraft: () => this.failure ?? { body: { draft: this.draft, lastAnswer: this.lastAnswer } },
      saveDraft: ({ body }) => this.failure ?? { body: this.save(body as Sent) },
    };
    const api = fakeApi(handlers);
    api.tokens.set(fakeToken(900));
    return api.client;
  }

  get text(): string | undefined {
    return this.draft?.answer?.textInput;
  }

  private save({ textInput, baseVersion, replaced }: Sent) {
    this.saves += 1;
    const before = this.draft;
    const version = before?.version ?? 0;
    const isOther = before?.answer && version !== baseVersion && this.text !== textInput;
    const overwritten: DraftVersion | null = isOther
      ? { ...before, uuid: `v${version}`, reason: 'elsewhere' }
      : null;
    this.versions.unshift(...replaced.map((each) => each.textInput));
    if (isOther) this.versions.unshift(this.text);
    const savedAt = '2026-01-01T00:00:00.000Z';
    const answer = textInput === undefined ? null : { textInput };
    this.draft = { answer, starter: null, version: version + 1, savedAt };
    return { version: this.draft.version, savedAt, overwritten };
  }
}
