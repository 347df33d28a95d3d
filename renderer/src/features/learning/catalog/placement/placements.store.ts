import {
  type ApiClient,
  type Placement,
  type PlacementAnswer,
  type PlacementReply,
  toPlacementBody,
} from '@web/api';
import type { TextStorage } from '@web/platform';
import { AsyncState, type CreateStore, GUEST, type UserScope } from '@web/stores';

/** A guest's answers and what they said, by the course: judged again for the account that they open. */
const KEY = 'emberforge.placement.';

interface KeptCheck {
  answers: PlacementAnswer[];
  chapterUuids: string[];
}

interface PlacementsOptions {
  api: ApiClient;
  storage: TextStorage;
  owner: string;
}

/** Which chapters of which courses a learner, or this browser's guest, can skip. */
export class PlacementsStore {
  readonly all: AsyncState<Placement[]>;

  constructor(private readonly options: PlacementsOptions) {
    this.all = new AsyncState((signal) => this.load(signal));
  }

  skippable(courseUuid: string): ReadonlySet<string> {
    return new Set(this.all.value?.find((each) => each.courseUuid === courseUuid)?.chapterUuids);
  }

  /** Has a course's answers judged. @throws ApiError */
  async take(courseUuid: string, answers: PlacementAnswer[]): Promise<PlacementReply> {
    const { api, storage, owner } = this.options;
    const reply = await api.call('takePlacement', {
      params: { id: courseUuid },
      body: toPlacementBody(answers),
    });
    const kept: KeptCheck = { answers, chapterUuids: reply.chapterUuids };
    if (owner === GUEST) storage.set(KEY + courseUuid, JSON.stringify(kept));
    this.all.reset();
    return reply;
  }

  dispose(): void {
    this.all.reset();
  }

  private async load(signal: AbortSignal): Promise<Placement[]> {
    const { api, owner } = this.options;
    if (owner === GUEST)
      return this.kept().map(([courseUuid, { chapterUuids }]) => ({ courseUuid, chapterUuids }));
    await this.handOver();
    return api.call('listPlacements', { signal });
  }

  /** What the guest answered before they signed in becomes the learner's. What fails is tried again with the next page. */
  private async handOver(): Promise<void> {
    for (const [courseUuid, { answers }] of this.kept()) {
      await this.options.api.call('takePlacement', {
        params: { id: courseUuid },
        body: toPlacementBody(answers),
      });
      this.options.storage.remove(KEY + courseUuid);
    }
  }

  private kept(): [courseUuid: string, KeptCheck][] {
    const { storage } = this.options;
    return storage.keys(KEY).flatMap((key) => {
      const check = parse(storage.get(key));
      return check ? [[key.slice(KEY.length), check] as [string, KeptCheck]] : [];
    });
  }
}

function parse(text: string | null): KeptCheck | null {
  try {
    const value: Partial<KeptCheck> | null = JSON.parse(text ?? 'null');
    const isKept = Array.isArray(value?.answers) && Array.isArray(value.chapterUuids);
    return isKept ? (value as KeptCheck) : null;
  } catch {
    return null; // not ours, or damaged
  }
}

const create: CreateStore<PlacementsStore> = ({ owner }, { api, platform }) =>
  new PlacementsStore({ api, storage: platform.storage, owner });

export const placementsOf = (scope: UserScope): PlacementsStore => scope.of(create);
