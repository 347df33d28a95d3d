import type { ApiClient, CallReply } from '@web/api';
import { AsyncState, type CatalogStore, type ProgressStore } from '@web/stores';

export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  publicReview: string;
  privateReview: string;
}

export interface OwnReviewOptions {
  api: ApiClient;
  catalog: CatalogStore;
  progress: ProgressStore;
  courseUuid: string;
}

/** A learner's own review of one course. */
export class OwnReviewStore {
  readonly state: AsyncState<CallReply<'getOwnReview'>>;

  constructor(private readonly options: OwnReviewOptions) {
    const { api, courseUuid: id } = options;
    this.state = new AsyncState((signal) => api.call('getOwnReview', { params: { id }, signal }));
  }

  /** What the form starts with: the earlier review, if there is one. */
  get draft(): ReviewDraft {
    const review = this.state.value?.review;
    return {
      rating: review?.rating ?? 0,
      publicReview: review?.publicReview ?? '',
      privateReview: review?.privateReview ?? '',
    };
  }

  /** Stores the review; the lists and the course's rating follow. @throws ApiError. */
  async submit(draft: ReviewDraft): Promise<void> {
    const { api, catalog, progress, courseUuid } = this.options;
    await api.call('submitReview', { params: { id: courseUuid }, body: draft });
    const courses = progress.courseBySlug.states().filter(({ value }) => value?.uuid === courseUuid);
    const shown = [this.state, catalog.reviewsOfCourse.get(courseUuid), ...courses];
    await Promise.all(shown.map((state) => state.reload()));
  }
}
