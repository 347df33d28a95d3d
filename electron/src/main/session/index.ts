import type { KeychainProblem } from '@shared/desktop/session';
import type { DesktopContext } from '../context';
import { AuthApi } from './auth-api';
import { loadKeytar, SystemKeychain } from './keychain';
import { LearnerSession } from './learner-session';
import type { DesktopSession } from './ports';
import { handOver } from './terminal-hand-off';
import { TokenStore } from './token-store';

export type { DesktopSession } from './ports';

/** Answers the web app's `session` calls. Each server has a session of its own, so going back to one needs no sign-in. */
export async function startSession(context: DesktopContext): Promise<DesktopSession> {
  const { fetch, handlers, host, log, openExternal } = context;
  const sessions = new Map<string, LearnerSession>();
  let problem: KeychainProblem | null = null;

  const open = (origin: string) => {
    const keychain = new SystemKeychain(origin, loadKeytar);
    const onProblem = (found: KeychainProblem) => {
      problem = found;
      handlers.send('session:keychain-failed', found);
    };
    const tokens = new TokenStore({ keychain, log, onProblem });
    return new LearnerSession({ origin, api: new AuthApi({ origin, fetch }), tokens, log, openExternal });
  };
  const current = () => {
    const session = sessions.get(host.origin) ?? open(host.origin);
    sessions.set(host.origin, session);
    return session;
  };

  handlers.register('session:refresh', () => current().refresh());
  handlers.register('session:begin', () => current().begin());
  handlers.register('session:cancel', () => current().cancel());
  handlers.register('session:inspect', ({ state }) => ({ isExpected: current().expects(state) }));
  handlers.register('session:sign-in', (input) => current().signIn(input));
  handlers.register('session:sign-out', () => {
    problem = null;
    return current().signOut();
  });
  handlers.register('session:describe', () => ({ problem }));
  handlers.register('session:hand-over', ({ code }) => handOver(code, host.origin));
  return {
    async close() {
      await Promise.all([...sessions.values()].map((session) => session.settle()));
    },
  };
}
