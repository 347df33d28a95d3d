import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Where /cli/login looks for a terminal that waits for a code. */
export const HAND_OFF_PORT = 9417;
const MAX_CODE_BYTES = 1024;

/**
 * Waits on this computer for the code that the page /cli/login of `web` hands over. Other pages can neither read its
 * replies nor send a code.
 */
export class CodeReceiver {
  /** The first code that's handed over. */
  readonly code: Promise<string>;
  private resolve!: (code: string) => void;
  private server?: Server;
  private hasCode = false;

  constructor(private readonly web: string) {
    this.code = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  /** False if something else listens there: the learner can still paste the code. */
  listen(port = HAND_OFF_PORT): Promise<boolean> {
    const server = createServer((request, reply) => void this.answer(request, reply));
    this.server = server;
    return new Promise((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, 'localhost', () => resolve(true));
    });
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isOurs = request.headers.origin === this.web;
    if (isOurs)
      reply
        .setHeader('Access-Control-Allow-Origin', this.web)
        .setHeader('Access-Control-Allow-Headers', 'Content-Type')
        // Browsers ask before a page may reach this computer.
        .setHeader('Access-Control-Allow-Private-Network', 'true')
        .setHeader('Vary', 'Origin');
    const { status, code } = await this.judge(request, isOurs);
    // The page has its answer before the terminal goes on.
    reply.writeHead(status).end(() => code && this.resolve(code));
  }

  /** The status of the reply, and the code if this is the first. */
  private async judge(request: IncomingMessage, isOurs: boolean): Promise<{ status: number; code?: string }> {
    if (request.method === 'OPTIONS') return { status: isOurs ? 204 : 403 };
    const call = `${request.method} ${request.url}`;
    if (call === 'GET /health') return { status: 200 };
    if (call !== 'POST /submit') return { status: 404 };
    if (!isOurs) return { status: 403 };
    const code = await readCode(request);
    if (this.hasCode) return { status: 409 };
    if (!code) return { status: 400 };
    this.hasCode = true;
    return { status: 204, code };
  }
}

/** Undefined if it's empty, too long or cut off. */
async function readCode(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  try {
    for await (const chunk of request) {
      text += chunk;
      if (text.length > MAX_CODE_BYTES) return undefined;
    }
  } catch {
    return undefined;
  }
  return text.trim() || undefined;
}
