import { z } from 'zod/mini';
import { exchange } from '../exchange';
import { print, styled } from '../report/console';
import { findAddresses } from '../settings/addresses';
import { VERSION } from '../version';

const reply = z.object({ Version: z.string() });

/** Says how to get the version of the client that the server offers. */
export async function upgrade(): Promise<void> {
  const { api, web } = findAddresses();
  const { Version: offered } = z.parse(reply, await exchange(api, 'GET', '/version'));
  if (offered === VERSION) return print(`You have version ${VERSION}, the same as ${web}.`);
  print(`You have version ${VERSION}; ${web} has ${offered}. To get it:\n`);
  print(`  ${styled('cyan', `npm install --global ${web}/downloads/emberforge.tgz`)}`);
}
