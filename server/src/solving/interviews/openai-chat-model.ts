import OpenAI, { APIError } from 'openai';
import { type ChatModel, type ChatRequest, ModelBusy, SchemaRefused } from './chat-model';

export interface ChatModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

const DEFAULT_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 10 * 60_000;

/** A server that speaks the chat completions protocol: OpenAI's own, or one of the many that run on one's own machine. */
export class OpenAiChatModel implements ChatModel {
  private readonly client: OpenAI;

  constructor(private readonly settings: ChatModelSettings) {
    const { baseUrl, apiKey } = settings;
    // Local servers need no key, but the client insists on one. It doesn't retry: a learner is waiting.
    this.client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off' });
  }

  async *stream({ system, user, schema, maxTokens, signal }: ChatRequest): AsyncIterable<string> {
    try {
      const chunks = await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          max_tokens: maxTokens,
          temperature: 0,
          stream: true,
          ...(schema && {
            response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
          }),
        },
        { signal },
      );
      for await (const chunk of chunks) {
        const text = chunk.choices[0]?.delta?.content;
        if (text) yield text;
      }
    } catch (cause) {
      throw explain(cause, schema !== undefined);
    }
    // The client ends an aborted stream as if it were complete.
    signal.throwIfAborted();
  }
}

function explain(cause: unknown, hasSchema: boolean): unknown {
  if (!(cause instanceof APIError) || cause.status === undefined) return cause;
  if (hasSchema && (cause.status === 400 || cause.status === 422))
    return new SchemaRefused(cause.message, { cause });
  // A wrong key or an unknown model won't get better within seconds either.
  if (cause.status < 500 || cause.status === 503)
    return new ModelBusy(cause.message, retryAfterMs(cause.headers), { cause });
  return cause;
}

function retryAfterMs(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_PAUSE_MS) : DEFAULT_PAUSE_MS;
}
