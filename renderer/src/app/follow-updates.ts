import { UPDATE_NOTICE } from '@web/api';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { reaction } from 'mobx';

/**
 * Offers to reload when the server turns out to have another version of the app. The learner decides when: this version
 * works on, with the files that the service worker keeps until all of its windows are closed.
 */
export function followUpdates({ connection, platform }: RootStore, appVersion = __APP_VERSION__): void {
  if (appVersion === 'dev') return;
  reaction(
    () => connection.serverVersion !== null && connection.serverVersion !== appVersion,
    (isOutdated) => {
      const { id, text } = UPDATE_NOTICE;
      if (isOutdated) toasts.info(text, { id, persistent: true, onClick: () => platform.reload() });
      else toasts.dismiss(id);
    },
  );
}
