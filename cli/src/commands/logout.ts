import { print, printAside } from '../report/console';
import { openSession } from '../session/open-session';
import { findAddresses } from '../settings/addresses';

/** Signs out on this computer, and on the server. */
export async function logout(): Promise<void> {
  const { api, web } = findAddresses();
  const session = await openSession(api);
  const end = await session.signOut();
  if (end === 'nobody') return print('You weren’t signed in.');
  if (end === 'everywhere') return print('You’re signed out.');
  print('You’re signed out on this computer.');
  printAside(
    `${api} didn’t answer, so your session there goes on for up to 60 days. To end it, sign out this terminal under Devices: ${web}/dashboard?modal=settings&section=account`,
  );
}
