import { t } from '@lingui/core/macro';
import type { DesktopBridge } from '@shared/desktop/bridge';
import type { UpdateState } from '@shared/desktop/updates';
import { toasts } from '@web/ui/toasts';

/** One toast: each state replaces the one before. */
const ID = 'desktop-update';

/** Says in the desktop app when there's a new version of it, and restarts only when the learner asks for it. */
export async function followDesktopUpdates(updates: DesktopBridge['updates']): Promise<void> {
  const offer = (text: string, action: () => Promise<void>) =>
    toasts.info(text, {
      id: ID,
      persistent: true,
      onClick: () => void action().catch((error: Error) => toasts.error(error.message)),
    });
  const show = (state: UpdateState) => {
    if (state.kind === 'available') {
      const { host, version } = state;
      offer(t`${host} has version ${version} of this app. Click here to download it.`, () =>
        updates.download(),
      );
    } else if (state.kind === 'ready') {
      const { version } = state;
      offer(t`Version ${version} of this app is ready. Click here to restart and update.`, () =>
        updates.restart(),
      );
    } else toasts.dismiss(ID);
  };
  updates.onChanged(show);
  updates.onNotice(({ text }) => toasts.info(text));
  show(await updates.describe());
}
