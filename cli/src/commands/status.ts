import { Api, type NextLesson } from '../api/api';
import { ApiRefusal } from '../exchange';
import { print, styled } from '../report/console';
import { openSession } from '../session/open-session';
import { findAddresses } from '../settings/addresses';
import { readSettings } from '../settings/settings';

export interface StatusOptions {
  json?: boolean;
}

/** Shows who is signed in where, and which lesson comes next. */
export async function status({ json }: StatusOptions): Promise<void> {
  const { api: server } = findAddresses();
  const session = await openSession(server);
  const api = new Api(session);
  const isSignedIn = await session.isSignedIn();
  const handle = isSignedIn ? await api.handle() : null;
  const next = isSignedIn ? await nextLesson(api) : null;
  const { baseUrl = null } = readSettings();
  if (json)
    return print(JSON.stringify({ server, handle, session: session.store.place, baseUrl, next }, null, 2));
  const row = (name: string, value: string) => print(`${styled('dim', name.padEnd(13))}${value}`);
  row('Server', server);
  row('Signed in', handle ?? 'no (emberforge login)');
  if (isSignedIn) row('Session', session.store.place);
  if (baseUrl) row('Base URL', baseUrl);
  if (next) row('Next lesson', `${next.lessonTitle} ${styled('dim', `emberforge run ${next.lessonUuid}`)}`);
}

/** Null if every terminal lesson is done. */
async function nextLesson(api: Api): Promise<NextLesson | null> {
  try {
    return await api.nextLesson();
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return null;
    throw error;
  }
}
