import { Logger } from '@nestjs/common';
import {
  type LanguageModel,
  ModelBusy,
  type ModelPart,
  type ModelRequest,
  type ModelUsage,
  SchemaRefused,
} from './language-model';
import type { ModelBudgets, Reservation } from './model-budgets';

/** How long a model may go on after its reader has read enough: what it says last is what it took. */
const GRACE_MS = 3_000;

/** A language model that learners use within their budgets. */
export class MeteredModel implements LanguageModel {
  private readonly log = new Logger('Language model');

  constructor(
    private readonly model: LanguageModel,
    private readonly budgets: ModelBudgets,
    private readonly graceMs = GRACE_MS,
  ) {}

  async *stream(request: ModelRequest): AsyncGenerator<ModelPart, void, void> {
    const bill = new Bill(request);
    const reservation = await this.budgets.reserve(request.userId, bill.most);
    const late = new AbortController();
    const signal = AbortSignal.any([request.signal, late.signal]);
    const parts = this.model.stream({ ...request, signal });
    let isOver = false;
    try {
      for await (const part of keptOpen(parts)) {
        bill.add(part);
        yield part;
      }
      isOver = true;
    } catch (error) {
      isOver = true;
      bill.fail(error);
      throw error;
    } finally {
      if (isOver) await this.settle(reservation, bill);
      else void this.readRest(parts, bill, late).then(() => this.settle(reservation, bill));
    }
  }

  private async readRest(parts: AsyncIterable<ModelPart>, bill: Bill, late: AbortController): Promise<void> {
    AbortSignal.timeout(this.graceMs).addEventListener('abort', () => late.abort());
    try {
      for await (const part of parts) bill.add(part);
    } catch {
      // It took what it has written so far.
    }
  }

  /** A reply that is there isn't lost because its price couldn't be noted: what was reserved stays. */
  private async settle(reservation: Reservation, bill: Bill): Promise<void> {
    await this.budgets.settle(reservation, bill.tokens).catch((error: unknown) => {
      this.log.warn(`The use of the language model could not be counted: ${error}`);
    });
  }
}

/** Leaving a loop over it doesn't close it. */
async function* keptOpen<T>(parts: AsyncGenerator<T, void, void>): AsyncGenerator<T, void, void> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
}

/** What a request may take at most, and what it took: as the model says, or else about that. */
class Bill {
  private readonly input: number;
  private output = 0;
  private usage: ModelUsage | undefined;
  private isRefused = false;
  readonly most: number;

  constructor({ messages, tools, schema, maxTokens }: ModelRequest) {
    this.input = estimate(JSON.stringify([messages, tools, schema]));
    this.most = this.input + maxTokens;
  }

  add(part: ModelPart): void {
    if (part.type === 'usage') this.usage = part.usage;
    else this.output += estimate(part.type === 'text' ? part.text : JSON.stringify(part.call));
  }

  fail(error: unknown): void {
    this.isRefused = error instanceof ModelBusy || error instanceof SchemaRefused;
  }

  get tokens(): number {
    if (this.usage) return this.usage.inputTokens + this.usage.outputTokens;
    return this.isRefused ? 0 : this.input + this.output;
  }
}

/** A token is three to four bytes of English, and rather less than three of most others. */
const estimate = (words: string) => Math.ceil(Buffer.byteLength(words) / 3);
