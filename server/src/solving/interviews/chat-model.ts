/** One question to a language model. */
export interface ChatRequest {
  /** Our instructions. */
  system: string;
  /** Data that isn't to be trusted. */
  user: string;
  /** A JSON schema that the reply has to match, if the model can follow one. */
  schema?: { name: string; schema: Record<string, unknown> };
  maxTokens: number;
  signal: AbortSignal;
}

/** The model can't answer for now, and asking again right away won't help. */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';

  constructor(
    message: string,
    readonly retryAfterMs: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The model doesn't take a JSON schema. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/** Port: a language model that writes its reply piece by piece. */
export interface ChatModel {
  /** @throws ModelBusy, SchemaRefused, and whatever else a network can do */
  stream(request: ChatRequest): AsyncIterable<string>;
}
