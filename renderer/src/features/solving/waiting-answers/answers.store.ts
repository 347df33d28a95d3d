import { type ExerciseRef, refKey } from '@web/exercises';
import type { CreateStore, UserScope, WriteQueue } from '@web/stores';
import { addWrite, changeWrite, listenToWrites, queueWrite, waitingFor } from '@web/stores/write-queue';
import type { AnswerOutcome, NewAnswer, TimeProof, WaitingAnswer } from './answers';
import type { AnswerToSign } from './offline-clock';
import { ANSWERS } from './queued-answers';

/** A learner's answers in the queue of what waits for a connection: `answersOf(scope)`. */
export class AnswersStore {
  /** Proves when answers were made; null until it's loaded. */
  sign: ((answer: AnswerToSign) => Promise<TimeProof | null>) | null = null;

  constructor(private readonly queued: WriteQueue) {}

  /** Whether any answer will be sent. */
  get isAnyWaiting(): boolean {
    return this.queued.waiting.some(({ kind }) => kind === ANSWERS.name);
  }

  /** The newest answer to an exercise that will be sent. */
  waitingFor(exercise: ExerciseRef): WaitingAnswer | undefined {
    return waitingFor(this.queued, ANSWERS, refKey(exercise));
  }

  isWaiting(exercise: ExerciseRef): boolean {
    return this.waitingFor(exercise) !== undefined;
  }

  /** Adds an answer, and sends it if the connection only failed for a moment. */
  queue(answer: NewAnswer): void {
    this.take(answer, (data, id) => queueWrite(this.queued, ANSWERS, data, id));
  }

  /** Adds an answer for `sendAll`, unless the same one to this exercise is the last that's waiting. */
  add(answer: NewAnswer): void {
    this.take(answer, (data, id) => addWrite(this.queued, ANSWERS, data, id));
  }

  /** Calls back with the outcome of an exercise's answers, instead of a toast. Returns how to stop. */
  listen(exercise: ExerciseRef, listener: (outcome: AnswerOutcome) => void): () => void {
    return listenToWrites(this.queued, ANSWERS, refKey(exercise), listener);
  }

  dispose(): void {
    this.sign = null;
  }

  private take(
    answer: NewAnswer,
    store: (data: NewAnswer, id: string | undefined) => WaitingAnswer | null,
  ): void {
    const { requestUUID, ...body } = answer.body;
    const added = store({ ...answer, body }, requestUUID);
    if (added) void this.prove(added);
  }

  private async prove({ id, data, madeAt }: WaitingAnswer): Promise<void> {
    const proof = await this.sign?.({ id, exerciseId: data.exercise.id, madeAt });
    if (proof) changeWrite(this.queued, id, { ...data, proof });
  }
}

const create: CreateStore<AnswersStore> = ({ writeQueue }) => new AnswersStore(writeQueue);

/** The learner's answers that wait. */
export const answersOf = (scope: UserScope): AnswersStore => scope.of(create);
