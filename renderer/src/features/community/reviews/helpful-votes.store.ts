import type { ApiClient } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';

interface Votes {
  /** Ids of reviews that the learner voted for. */
  helpful: string[];
  /** Ids of those they wrote. */
  own: string[];
}

/** Which reviews the learner finds helpful: `helpfulVotesOf(scope)`. */
export class HelpfulVotesStore {
  readonly state: AsyncState<Votes>;

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
  ) {
    this.state = new AsyncState((signal) => api.call('listHelpfulReviews', { signal }), { when: isSignedIn });
  }

  /** Shows right away, and is taken back if the server refuses. @throws ApiError. */
  async vote(id: string, helpful: boolean): Promise<void> {
    this.show(id, helpful);
    try {
      await this.api.call('markReviewHelpful', { params: { id }, body: { helpful } });
    } catch (error) {
      this.show(id, !helpful);
      throw error;
    }
  }

  private show(id: string, helpful: boolean): void {
    const { value } = this.state;
    if (!value) return;
    const others = value.helpful.filter((other) => other !== id);
    this.state.set({ ...value, helpful: helpful ? [id, ...others] : others });
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.state.reset();
  }
}

const create: CreateStore<HelpfulVotesStore> = (_scope, { api, session }) =>
  new HelpfulVotesStore(api, () => session.isSignedIn);

/** The learner's votes for reviews. */
export const helpfulVotesOf = (scope: UserScope): HelpfulVotesStore => scope.of(create);
