import { print } from '../report/console';
import { openSession } from '../session/open-session';
import { findAddresses } from '../settings/addresses';

/** Signs out on this computer, and on the server. */
export async function logout(): Promise<void> {
  const session = await openSession(findAddresses().api);
  print((await session.signOut()) ? 'You’re signed out.' : 'You weren’t signed in.');
}
