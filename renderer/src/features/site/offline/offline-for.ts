import type { RootStore } from '@web/stores';
import { OfflineStore } from './offline.store';
import { sourcesOf } from './sources';

const stores = new WeakMap<RootStore, OfflineStore>();

/** The one store of this window. */
export function offlineFor(root: RootStore): OfflineStore {
  let store = stores.get(root);
  if (!store) {
    store = new OfflineStore(sourcesOf(root));
    stores.set(root, store);
  }
  return store;
}
