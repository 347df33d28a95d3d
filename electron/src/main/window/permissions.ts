import type { Session } from 'electron';
import { isAppAddress } from '../app-address';
import type { Log } from '../logs/log';

/** What the web app needs: its "Copy" buttons. Everything else is refused without asking the learner. */
const ALLOWED = new Set(['clipboard-sanitized-write']);

/** Refuses what a page may ask of the system, such as the camera, the place, or devices. */
export function restrictPermissions(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>,
  log: Log,
): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) => {
    const isAllowed = ALLOWED.has(permission) && isMainFrame && isAppAddress(requestingUrl);
    if (!isAllowed) log.warn(`Refused the permission ${permission}`);
    answer(isAllowed);
  });
  // Asked often, also without a request: not logged. The origin has a closing slash, or not.
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => ALLOWED.has(permission) && isAppAddress(`${origin}/`),
  );
}
