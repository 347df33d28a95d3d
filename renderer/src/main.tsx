import '@web/ui/base.css';
import './app/app.css';
import { endpointTable } from 'virtual:endpoint-table';
import { createApi } from '@web/api';
import { keepArrivalQuery } from '@web/features/people/auth';
import { type Platform, webPlatform, withoutTraces } from '@web/platform';
import { browserTheme, Impersonation, RootStore } from '@web/stores';
import { preloadFonts } from '@web/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { connectRealtime } from './app/connect-realtime';
import { followFailedLoads } from './app/follow-failed-loads';
import { followImpersonation } from './app/follow-impersonation';
import { followOffline } from './app/follow-offline';
import { followSite } from './app/follow-site';
import { followSubmissions } from './app/follow-submissions';
import { followUpdates } from './app/follow-updates';
import { followWriteQueue } from './app/follow-write-queue';
import { dropResetQuery } from './app/load-page';
import { prefetchPage } from './app/prefetch-page';
import { previewSounds } from './app/preview-sounds';
import { QUEUED_WRITES } from './app/queued-writes';
import { registerServiceWorker } from './app/register-service-worker';

// Otherwise zod probes for eval, which the content security policy blocks and reports. Set before any lazy chunk
// loads zod; calling its own `config()` would load it here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

preloadFonts();
dropResetQuery();

// Not awaited here: the desktop's chunk imports this one.
if (window.emberforge)
  void import('./app/start-desktop').then(({ startDesktop }) => startDesktop(window.emberforge!, start));
else start(webPlatform());

function start(browser: Platform): void {
  const impersonation = new Impersonation(browser);
  impersonation.takeQuery();
  const platform = impersonation.id === null ? browser : withoutTraces(browser);
  const api = createApi({
    baseURL: platform.apiBaseURL,
    endpoints: endpointTable,
    exclusive: platform.exclusive,
    desktop: platform.desktop,
    impersonation,
  });
  const stores = new RootStore(api, platform, browserTheme(), impersonation, QUEUED_WRITES);

  prefetchPage(location.pathname, stores.catalog);
  keepArrivalQuery(new URLSearchParams(location.search), platform);
  followImpersonation(stores);
  connectRealtime(stores);
  followFailedLoads();
  followSubmissions(stores);
  previewSounds(stores);
  if (impersonation.id === null) followWriteQueue(stores);
  followOffline(stores);
  if (!platform.desktop) {
    followUpdates(stores);
    registerServiceWorker(() => void stores.connection.check());
  }
  if (import.meta.env.DEV)
    void import('@web/features/authoring/author').then(({ followContent }) => followContent(stores));
  void followSite(stores);
  void stores.session.start();

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App stores={stores} />
    </StrictMode>,
  );
}
