import { getVersion } from '@shared/contracts/operations/system';
import { type HostAddress, parseHostAddress } from '../host-address';
import { texts } from '../language/texts';
import { readLimited } from './limited-body';

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 10_000;

/**
 * Checks that an Emberforge server answers at this origin, and where: a server may send its visitors to its main address.
 * @param fetch without the learner's cookies and tokens
 */
export async function verifyHost(
  origin: string,
  fetch: typeof globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
): Promise<HostAddress> {
  const name = new URL(origin).host;
  let text: string;
  let finalUrl: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${origin}/v1${getVersion.path}`, { credentials: 'omit', signal });
    if (!response.ok) return { problem: texts().host.isNoEmberforge(name) };
    text = new TextDecoder().decode(await readLimited(response, MAX_REPLY_BYTES));
    finalUrl = response.url || origin;
  } catch {
    return { problem: texts().host.doesNotAnswer(name) };
  }
  if (!isVersion(text)) return { problem: texts().host.isNoEmberforge(name) };
  return parseHostAddress(new URL(finalUrl).origin);
}

function isVersion(text: string): boolean {
  try {
    return getVersion.reply.safeParse(JSON.parse(text)).success;
  } catch {
    return false; // not JSON: some other server's page
  }
}
