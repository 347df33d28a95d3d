import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { ServerForm } from './ServerForm';

/** ?modal=server, in the desktop app: moves it to another server. */
export function ServerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { platform } = useStores();
  const { desktop, publicOrigin } = platform;
  if (!desktop) return null; // a browser's server is the one in its address
  const { host } = new URL(publicOrigin);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Change server`}
      description={t`You’re on ${host}. Each server has its own accounts, courses and progress.`}
    >
      <ServerForm address={publicOrigin} choose={desktop.host.choose} action={t`Change server`} autoFocus />
    </Dialog>
  );
}
