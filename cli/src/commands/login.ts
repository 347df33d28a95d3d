import open from 'open';
import { Api } from '../api/api';
import { CliError } from '../errors';
import { print, printAside, styled } from '../report/console';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import { asAddress, findAddresses } from '../settings/addresses';
import { changeSettings } from '../settings/settings';
import { CodeReceiver } from '../sign-in/code-receiver';
import { pastedCode } from '../sign-in/pasted-code';

export interface LoginOptions {
  /** False on computers without a browser, such as over SSH. */
  browser: boolean;
}

/** Signs in through the page /cli/login, which hands a one-time code to this terminal or shows it to paste. */
export async function login(server: string | undefined, { browser }: LoginOptions): Promise<void> {
  const addresses = server ? { api: asAddress(server), web: asAddress(server) } : findAddresses();
  const session = await openSession(addresses.api);
  const page = `${addresses.web}/cli/login`;
  const receiver = new CodeReceiver(addresses.web);
  const isListening = await receiver.listen();
  try {
    print(`Sign in on this page:\n\n  ${styled('cyan', page)}\n`);
    if (browser) await openInBrowser(page);
    if (!isListening)
      printAside('Another program is using port 9417, so please paste the code that the page shows.\n');
    await signIn(session, receiver, isListening);
  } finally {
    receiver.close();
  }
  if (server) changeSettings({ server: addresses.api });
  print(`Welcome, ${styled('bold', await new Api(session).handle())}! You’re signed in.`);
  print(styled('dim', `Your session is in ${session.store.place}.`));
}

/** Takes the first code that works: handed over by the page, or pasted. */
async function signIn(session: Session, receiver: CodeReceiver, isListening: boolean): Promise<void> {
  const asking = new AbortController();
  const handedOver = receiver.code.then((code) => ({ code, canRetry: false }));
  try {
    for (;;) {
      const pasted = pastedCode({ signal: asking.signal });
      // Without an input, the page can still hand a code over.
      const typed = isListening ? pasted.then((answer) => answer ?? handedOver) : pasted;
      const answer = await Promise.race([handedOver, typed]);
      if (!answer) throw new CliError('No code came in.', 'Run emberforge login again, and paste the code.');
      const { code, canRetry } = answer;
      try {
        return await session.signIn(code);
      } catch (error) {
        if (!(error instanceof CliError) || !canRetry) throw error;
        printAside(styled('red', [error.message, error.hint].filter(Boolean).join(' ')));
      }
    }
  } finally {
    asking.abort();
  }
}

async function openInBrowser(page: string): Promise<void> {
  try {
    const started = await open(page);
    started.on('error', () => {});
  } catch {
    // The address is printed above.
  }
}
