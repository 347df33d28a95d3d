import { CliError } from './errors';
import { networkReason } from './network-error';

const TIMEOUT_MS = 30_000;

/** The server's `{"error"}`, with its status. */
export class ApiRefusal extends CliError {
  constructor(
    readonly status: number,
    message: string,
    hint?: string,
  ) {
    super(message, hint);
  }
}

export interface ExchangeOptions {
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/**
 * One call of the API: the JSON of its reply. The body is sent without a Content-Type, like installed clients do.
 * @throws ApiRefusal for every status but 200 and 201, CliError if the server can't be reached or isn't one
 */
export async function exchange(
  server: string,
  method: 'GET' | 'POST',
  path: string,
  { body, headers = {}, timeoutMs = TIMEOUT_MS }: ExchangeOptions = {},
): Promise<unknown> {
  const reply = await fetch(`${server}/v1${path}`, {
    method,
    headers,
    // Bytes, because fetch gives a string a Content-Type.
    body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new CliError(
      `Can’t reach ${server}: ${networkReason(error)}.`,
      'Check your connection and the address.',
    );
  });
  const json = await reply.json().catch(() => undefined); // a proxy's page, for example
  if (reply.status === 200 || reply.status === 201) {
    if (typeof json === 'object' && json !== null) return json;
    throw new CliError(`${server} didn’t answer like an Emberforge server.`, 'Check the address.');
  }
  throw refusal(server, reply.status, json);
}

function refusal(server: string, status: number, json: unknown): ApiRefusal {
  const error = (json as { error?: unknown } | undefined)?.error;
  const message = typeof error === 'string' ? error : `${server} answered with status ${status}.`;
  if (status === 402) return new ApiRefusal(status, message, `See the plans at ${server}/pricing`);
  if (status === 429 || status === 503)
    return new ApiRefusal(status, message, 'Wait a moment, then try again.');
  return new ApiRefusal(status, message);
}
