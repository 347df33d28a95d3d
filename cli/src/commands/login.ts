import { createInterface } from 'node:readline/promises';
import open from 'open';
import { Api } from '../api/api';
import { CliError } from '../errors';
import { print, printAside, styled } from '../report/console';
import { openSession } from '../session/open-session';
import type { Session } from '../session/session';
import { asAddress, findAddresses } from '../settings/addresses';
import { changeSettings } from '../settings/settings';
import { CodeReceiver } from '../sign-in/code-receiver';

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
    await signIn(session, receiver);
  } finally {
    receiver.close();
  }
  if (server) changeSettings({ server: addresses.api });
  print(`Welcome, ${styled('bold', await new Api(session).handle())}! You’re signed in.`);
  print(styled('dim', `Your session is in ${session.store.place}.`));
}

/** Takes the first code that works: handed over by the page, or pasted. */
async function signIn(session: Session, receiver: CodeReceiver): Promise<void> {
  const asking = new AbortController();
  const handedOver = receiver.code.then((code) => ({ code, canRetry: false }));
  try {
    for (;;) {
      const { code, canRetry } = await Promise.race([handedOver, pastedCode(asking.signal)]);
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

/** A line of the standard input; never, once that has ended. In a terminal, the learner can try again. */
async function pastedCode(signal: AbortSignal): Promise<{ code: string; canRetry: boolean }> {
  const canRetry = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: canRetry });
  try {
    const code = await lines.question('Waiting for your browser. You can also paste the code here: ', {
      signal,
    });
    return { code, canRetry };
  } finally {
    lines.close();
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
