import { DEFAULT_LOOK, type SiteLook } from '@shared/contracts/operations/site-look';

/** Port, implemented by the site's settings: the platform's name and looks, wherever the server shows them. */
export abstract class SiteIdentity {
  /** Never waits: at most a few seconds behind what another server has changed. */
  abstract current(): SiteLook;
}

/** A site that nobody has set up. */
export class DefaultIdentity extends SiteIdentity {
  current(): SiteLook {
    return DEFAULT_LOOK;
  }
}
