export { GemsWidget } from './GemsWidget';
export { ItemsStore, itemsOf } from './items.store';
export { useModalHref, useStoreHref } from './useStoreHref';

/** The modal `?modal=gem-store`, loaded on first use. */
export const loadGemStore = () => import('./GemStore').then((m) => m.GemStore);
