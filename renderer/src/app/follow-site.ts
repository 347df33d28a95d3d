import type { RootStore } from '@web/stores';
import { readPageSite, setSite } from '@web/ui/site';

/** The platform's name and looks: from the page if the server made it, otherwise from the API. */
export async function followSite({ api }: Pick<RootStore, 'api'>): Promise<void> {
  if (readPageSite()) return;
  try {
    const look = await api.call('getSite');
    setSite(look);
    const { applyAccent } = await import('@web/features/operations/setup');
    applyAccent(look.accent);
  } catch {
    // Without a connection, the app has its own name and colors.
  }
}
