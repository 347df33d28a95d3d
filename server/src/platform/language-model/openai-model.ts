import OpenAI, { APIError } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import {
  type LanguageModel,
  ModelBusy,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
  type ModelTool,
  SchemaRefused,
  type ToolCall,
} from './language-model';

export interface OpenAiSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

const DEFAULT_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 10 * 60_000;

/** A server that speaks the chat completions protocol: OpenAI's own, or one of the many that run on one's own machine. */
export class OpenAiModel implements LanguageModel {
  private readonly client: OpenAI;
  /** Whether the server can be asked for the usage; undefined until it has taken a request. */
  private reportsUsage: boolean | undefined;

  constructor(private readonly settings: OpenAiSettings) {
    const { baseUrl, apiKey } = settings;
    // Local servers need no key, but the client insists on one. It doesn't retry: a learner is waiting.
    this.client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off' });
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelPart, void, void> {
    const calls: ToolCall[] = [];
    let usage: ChatCompletionChunk['usage'];
    try {
      for await (const chunk of await this.open(request)) {
        // Some count in every chunk; the last one has it all.
        usage = chunk.usage ?? usage;
        const { content, tool_calls = [] } = chunk.choices[0]?.delta ?? {};
        if (content) yield { type: 'text', text: content };
        for (const part of tool_calls) addTo(calls, part);
      }
    } catch (cause) {
      throw explain(cause, request.schema !== undefined);
    }
    // The client ends an aborted stream as if it were complete.
    request.signal.throwIfAborted();
    for (const call of calls.filter(Boolean)) yield { type: 'tool-call', call };
    if (!usage) return;
    const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
    yield { type: 'usage', usage: { inputTokens, outputTokens } };
  }

  /** Some servers refuse a request that asks for the usage: the first one tells. */
  private async open(request: ModelRequest): Promise<AsyncIterable<ChatCompletionChunk>> {
    if (this.reportsUsage !== undefined) return this.create(request, this.reportsUsage);
    const chunks = await this.create(request, true).catch(async (cause: unknown) => {
      if (!isRefusal(cause)) throw cause;
      const withoutUsage = await this.create(request, false);
      this.reportsUsage = false;
      return withoutUsage;
    });
    this.reportsUsage ??= true;
    return chunks;
  }

  private create({ messages, tools, schema, maxTokens, signal }: ModelRequest, withUsage: boolean) {
    const body: ChatCompletionCreateParamsStreaming = {
      model: this.settings.model,
      messages: messages.map(toMessage),
      max_tokens: maxTokens,
      temperature: 0,
      stream: true,
      ...(withUsage && { stream_options: { include_usage: true } }),
      ...(tools && { tools: tools.map(toTool) }),
      ...(schema && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
    };
    return this.client.chat.completions.create(body, { signal });
  }
}

function toMessage(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant' || !message.toolCalls) return message;
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.toolCalls.map(({ id, ...call }) => ({ id, type: 'function', function: call })),
  };
}

const toTool = (tool: ModelTool): ChatCompletionTool => ({ type: 'function', function: { ...tool } });

/** A call comes in pieces: its name first, then its arguments bit by bit. */
function addTo(calls: ToolCall[], part: ChatCompletionChunk.Choice.Delta.ToolCall): void {
  calls[part.index] ??= { id: '', name: '', arguments: '' };
  const call = calls[part.index]!;
  call.id ||= part.id ?? '';
  call.name += part.function?.name ?? '';
  call.arguments += part.function?.arguments ?? '';
}

const isRefusal = (cause: unknown): cause is APIError =>
  cause instanceof APIError && (cause.status === 400 || cause.status === 422);

function explain(cause: unknown, hasSchema: boolean): unknown {
  if (!(cause instanceof APIError) || cause.status === undefined) return cause;
  if (hasSchema && isRefusal(cause)) return new SchemaRefused(cause.message, { cause });
  // A wrong key or an unknown model won't get better within seconds either.
  if (cause.status < 500 || cause.status === 503)
    return new ModelBusy(cause.message, retryAfterMs(cause.headers), { cause });
  return cause;
}

function retryAfterMs(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_PAUSE_MS) : DEFAULT_PAUSE_MS;
}
