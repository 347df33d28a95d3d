import type { ApiClient, QuestBoardEntry } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { computed, makeObservable } from 'mobx';

/** The learner's quests of today: `questsOf(scope)`. */
export class QuestsStore {
  /** From easy to extreme. */
  readonly board: AsyncState<QuestBoardEntry[]>;

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
  ) {
    this.board = new AsyncState((signal) => api.call('getQuestBoard', { signal }), { when: isSignedIn });
    makeObservable(this, { accepted: computed });
  }

  /** The quest that's accepted; undefined if none is. */
  get accepted(): QuestBoardEntry | undefined {
    return this.board.value?.find(({ progress }) => progress !== null);
  }

  /** @throws ApiError. */
  async accept({ dailyQuestConst }: QuestBoardEntry): Promise<void> {
    await this.api.call('acceptQuest', { body: { dailyQuestConstUUID: dailyQuestConst.uuid } });
    await this.board.reload();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.board.reset();
  }
}

const create: CreateStore<QuestsStore> = (_scope, { api, session }) =>
  new QuestsStore(api, () => session.isSignedIn);

/** The learner's quests. */
export const questsOf = (scope: UserScope): QuestsStore => scope.of(create);
