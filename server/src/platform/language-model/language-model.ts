/** Injection token of the LanguageModel; null if none is set up. */
export const LANGUAGE_MODEL = Symbol('language-model');

export type ModelMessage =
  /** `system` is ours; `user` is data that isn't to be trusted. */
  | { role: 'system' | 'user'; content: string }
  /** What the model said before. */
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  /** What came of a call. */
  | { role: 'tool'; toolCallId: string; content: string };

/** Something that the model may ask for. */
export interface ModelTool {
  name: string;
  /** For the model: what it does, and when to use it. */
  description: string;
  /** A JSON schema of its arguments. */
  parameters: Record<string, unknown>;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it: it may be anything. */
  arguments: string;
}

export interface ModelRequest {
  /** The learner whose budget it's from. */
  userId: string;
  messages: readonly ModelMessage[];
  tools?: readonly ModelTool[];
  /** A JSON schema that the reply has to match, if the model can follow one. */
  schema?: { name: string; schema: Record<string, unknown> } | undefined;
  /** Of the reply. */
  maxTokens: number;
  /** Stops the model: the connection to it is closed. */
  signal: AbortSignal;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** Text comes while it's written; calls of tools, each complete, and the usage, if the model knows it, come last. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; call: ToolCall }
  | { type: 'usage'; usage: ModelUsage };

/** Port: a language model that writes its reply piece by piece. */
export interface LanguageModel {
  /**
   * A caller who stops reading without aborting has read enough, and the model is left to finish.
   * @throws BudgetUsedUp, ModelBusy, SchemaRefused, the signal's reason, and whatever else a network can do
   */
  stream(request: ModelRequest): AsyncGenerator<ModelPart, void, void>;
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
