import type { ApiClient, TrainingCard, TrainingSession } from '@web/api';
import { AsyncState } from '@web/stores';
import { makeAutoObservable } from 'mobx';

/** A day's training: its exercises one after the other. */
export class TrainingStore {
  readonly session: AsyncState<TrainingSession>;
  /** Exercises of this session that are done. */
  done = 0;
  private wantsMore = false;

  constructor(api: ApiClient) {
    this.session = new AsyncState((signal) =>
      api.call('getTraining', { query: this.wantsMore ? { more: 'true' } : {}, signal }),
    );
    makeAutoObservable(this, { session: false });
  }

  get total(): number {
    return this.session.value?.cards.length ?? 0;
  }

  get current(): TrainingCard | undefined {
    return this.session.value?.cards[this.done];
  }

  get upNext(): TrainingCard | undefined {
    return this.session.value?.cards[this.done + 1];
  }

  /** Goes on; after the last exercise, the server says what's left and what comes tomorrow. */
  next(): void {
    this.done += 1;
    if (this.current) return;
    this.wantsMore = false;
    void this.restart();
  }

  /** Plans another five minutes. */
  more(): void {
    this.wantsMore = true;
    void this.restart();
  }

  private async restart(): Promise<void> {
    await this.session.reload();
    this.startOver();
  }

  private startOver(): void {
    this.done = 0;
  }
}
