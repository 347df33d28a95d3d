import { z } from 'zod';
import { type ChatModel, type ChatRequest, ModelBusy, SchemaRefused } from './chat-model';
import { eventData } from './event-data';

export interface ChatModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

const DEFAULT_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 10 * 60_000;
const MAX_MESSAGE_LENGTH = 500;

/** What we read of a piece of the reply. Some servers report errors in one, after a status of 200. */
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
  error: z.unknown().optional(),
});

/** A server that speaks the chat completions protocol: OpenAI's own, or one of the many that run on one's own machine. */
export class OpenAiChatModel implements ChatModel {
  constructor(private readonly settings: ChatModelSettings) {}

  async *stream(request: ChatRequest): AsyncIterable<string> {
    const response = await this.ask(request);
    if (!response.ok) throw await refusalOf(response, request.schema !== undefined);
    if (!response.body) throw new Error('The model sent no reply.');
    for await (const data of eventData(response.body)) {
      if (data === '[DONE]') return;
      const { choices, error } = Chunk.parse(JSON.parse(data));
      if (error) throw new Error(`The model failed: ${JSON.stringify(error).slice(0, MAX_MESSAGE_LENGTH)}`);
      const text = choices[0]?.delta?.content;
      if (text) yield text;
    }
  }

  /** It's asked once: a learner is waiting. */
  private ask({ system, user, schema, maxTokens, signal }: ChatRequest): Promise<Response> {
    const { baseUrl, apiKey, model } = this.settings;
    return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        // Local servers need no key.
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_tokens: maxTokens,
        temperature: 0,
        stream: true,
        ...(schema && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
      }),
      signal,
    });
  }
}

async function refusalOf(response: Response, hasSchema: boolean): Promise<Error> {
  const { status, headers } = response;
  const message = `${status} ${(await response.text()).slice(0, MAX_MESSAGE_LENGTH)}`;
  if (hasSchema && (status === 400 || status === 422)) return new SchemaRefused(message);
  // A wrong key or an unknown model won't get better within seconds either.
  if (status < 500 || status === 503) return new ModelBusy(message, retryAfterMs(headers));
  return new Error(message);
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_PAUSE_MS) : DEFAULT_PAUSE_MS;
}
