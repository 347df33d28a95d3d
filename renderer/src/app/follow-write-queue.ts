import { loadWaitingWrites } from '@web/features/site/connection';
import type { RootStore } from '@web/stores';
import { when } from 'mobx';

/** Lets the page load first. */
const AHEAD_MS = 1_000;

/** Loads what a learner needs without a connection while there is one: what sends, lists and dates their writes. */
export function followWriteQueue(stores: RootStore): void {
  when(
    () => stores.session.isProbablySignedIn,
    () => setTimeout(() => void prepare(stores), AHEAD_MS),
  );
}

async function prepare(stores: RootStore): Promise<void> {
  try {
    (await import('@web/features/solving/waiting-answers')).keepTime(stores);
    await loadWaitingWrites();
  } catch (error) {
    console.warn('Answers that are made offline will count when they arrive', error);
  }
}
