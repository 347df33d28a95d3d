import { AsyncState, type CreateStore, GUEST, type UserScope } from '@web/stores';
import { KeptSubmit } from './kept-submit';

/** What a guest of this browser got right, and will have once they sign up. */
export interface GuestAnswer {
  lessonUuid: string;
  /** What it pays, with those before it. */
  xp: number;
}

/** A guest’s right answers that are still kept, in the order they were made; none for learners. */
export class GuestAnswersStore {
  readonly answers: AsyncState<GuestAnswer[]>;

  constructor(load: () => Promise<GuestAnswer[]>) {
    this.answers = new AsyncState(load);
  }

  /** Another one was kept. */
  note(): void {
    this.answers.reset();
  }

  /** The lessons they’re to, as far as that’s known. */
  get lessonUuids(): ReadonlySet<string> {
    return new Set(this.answers.value?.map(({ lessonUuid }) => lessonUuid));
  }

  dispose(): void {
    this.answers.reset();
  }
}

const create: CreateStore<GuestAnswersStore> = ({ owner }, { platform }) =>
  new GuestAnswersStore(async () => {
    if (owner !== GUEST) return [];
    const exercises = await KeptSubmit.exercises(platform);
    const lessons = exercises.filter(({ source }) => source === 'lesson');
    const replies = await Promise.all(lessons.map((lesson) => new KeptSubmit(lesson, platform).guestReply()));
    return replies.flatMap((reply, index) =>
      reply ? [{ lessonUuid: lessons[index]!.id, xp: reply.xpReward }] : [],
    );
  });

export const guestAnswersOf = (scope: UserScope): GuestAnswersStore => scope.of(create);
