import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { CliStep } from '@shared/lesson-types/cli/step-words';
import { networkReason } from '../network-error';
import { fillIn, type Variables } from './variables';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 10;
const TIMEOUT_MS = 30_000;

type StepRequest = NonNullable<CliStep['httpRequest']>['request'];

export interface Response {
  status: number;
  headers: Record<string, string>;
  trailers: Record<string, string>;
  body: string;
}

interface Outgoing {
  method: string;
  url: URL;
  headers: Record<string, string>;
  auth: string | undefined;
  body: string | undefined;
}

/** Sends a step's request by node:http, because fetch has no trailers. @throws Error with a reason for people */
export async function sendRequest(request: StepRequest, variables: Variables): Promise<Response> {
  let outgoing = prepare(request, variables);
  for (let redirects = 0; ; redirects++) {
    const response = await exchange(outgoing);
    const next = request.followRedirects === false ? undefined : redirected(outgoing, response);
    if (!next) return response;
    if (redirects === MAX_REDIRECTS) throw new Error(`stopped after ${MAX_REDIRECTS} redirects`);
    outgoing = next;
  }
}

function prepare(request: StepRequest, variables: Variables): Outgoing {
  const filled = (text: string) => fillIn(text, variables);
  const json = request.bodyJson && filled(JSON.stringify(request.bodyJson));
  const form = request.bodyForm && new URLSearchParams(mapValues(request.bodyForm, filled)).toString();
  const type = json ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined;
  const url = filled(request.fullUrl);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`${url} isn’t an address`);
  return {
    method: request.method,
    url: new URL(url),
    headers: { ...(type && { 'Content-Type': type }), ...mapValues(request.headers ?? {}, filled) },
    auth: request.basicAuth ? `${request.basicAuth.username}:${request.basicAuth.password}` : undefined,
    body: json ?? form ?? undefined,
  };
}

/** Where a redirect leads, as browsers and Go follow it: 307 and 308 repeat the request, the others become GET. */
function redirected(from: Outgoing, { status, headers }: Response): Outgoing | undefined {
  const location = headers.location;
  if (![301, 302, 303, 307, 308].includes(status) || !location) return undefined;
  const url = new URL(location, from.url);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`can’t follow a redirect to ${url.protocol}`);
  const isElsewhere = url.host !== from.url.host;
  const isRepeated = status === 307 || status === 308;
  const headersKept = Object.entries(from.headers).filter(([name]) => {
    if (isElsewhere && /^(authorization|cookie)$/i.test(name)) return false;
    return isRepeated || !/^content-/i.test(name);
  });
  return {
    url,
    method: isRepeated || from.method === 'HEAD' ? from.method : 'GET',
    headers: Object.fromEntries(headersKept),
    auth: isElsewhere ? undefined : from.auth,
    body: isRepeated ? from.body : undefined,
  };
}

function exchange({ url, method, headers, auth, body }: Outgoing): Promise<Response> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    // A timer of its own: node's `timeout` starts over with each byte.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = send(url, { method, headers, auth, signal, agent: false }, (reply) => {
      readBody(reply).then(
        (text) =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: joined(reply.headers),
            trailers: joined(reply.trailers),
            body: text,
          }),
        (error) => reject(reasonOf(error, signal)),
      );
    });
    sent.on('error', (error) => reject(reasonOf(error, signal)));
    sent.end(body);
  });
}

async function readBody(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read as well: trailers come after it.
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BODY_BYTES) throw new Error('the response was larger than 1 MB');
  return Buffer.concat(chunks).toString();
}

function reasonOf(error: Error, signal: AbortSignal): Error {
  if (signal.aborted) return new Error(`no response within ${TIMEOUT_MS / 1000} seconds`);
  const reason = networkReason(error);
  const isDown = reason.startsWith('nothing is listening');
  return new Error(isDown ? `${reason}. Is your server running?` : reason);
}

const joined = (headers: IncomingHttpHeaders | NodeJS.Dict<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(',')]));

const mapValues = (record: Record<string, string>, map: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
