import type { DesktopBridge } from '@shared/desktop/bridge';
import { FirstServerScreen } from '@web/features/operations/server-choice/FirstServerScreen';
import { StartFailedScreen } from '@web/features/operations/server-choice/StartFailedScreen';
import type { Platform } from '@web/platform';
import { desktopPlatform } from '@web/platform/desktop-platform';
import { createRoot } from 'react-dom/client';
import { followDesktopUpdates } from './follow-desktop-updates';

/**
 * Starts the app with the desktop's platform, once it has a server: the first start asks for one, and main then loads the
 * app again.
 */
export async function startDesktop(
  bridge: DesktopBridge,
  start: (platform: Platform) => void,
): Promise<void> {
  const root = document.getElementById('root')!;
  try {
    const { isChosen, origin } = await bridge.host.describe();
    if (!isChosen)
      return createRoot(root).render(<FirstServerScreen address={origin} choose={bridge.host.choose} />);
    start(await desktopPlatform(bridge));
    followDesktopUpdates(bridge.updates).catch((error: unknown) =>
      console.error('New versions can’t be followed', error),
    );
  } catch (error) {
    console.error(error);
    createRoot(root).render(<StartFailedScreen message={(error as Error).message} />);
  }
}
