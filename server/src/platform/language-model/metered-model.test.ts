import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { ModelBusy, type ModelRequest } from './language-model';
import { MeteredModel } from './metered-model';
import { ModelBudgetEntity } from './model-budget.entity';
import { BudgetUsedUp, ModelBudgets } from './model-budgets';
import { OpenAiModel } from './openai-model';
import { type ChatReply, type ChatScript, FakeChatServer } from './testing/fake-chat-server';

const ADA = 'aaaaaaaa-1111-4111-8111-111111111111';
const USAGE = { prompt_tokens: 40, completion_tokens: 2 };
/** 300 bytes make about 100 tokens; the names of the parts come on top. */
const QUESTION = 'x'.repeat(300);

let server: FakeChatServer;
beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await FakeChatServer.start();
});
afterAll(() => server[Symbol.asyncDispose]());

describeOnBothDatabases(
  'what learners use of the language model',
  { entities: [ModelBudgetEntity] },
  (db) => {
    function setUp(script: ChatScript, { perLearner = 1_000, graceMs = 3_000 } = {}) {
      server.script = script;
      server.calls.length = 0;
      const openai = new OpenAiModel({ baseUrl: server.url, apiKey: undefined, model: 'tiny' });
      const budgets = new ModelBudgets(db.database, db.clock, { perLearner, perServer: 10_000 });
      const model = new MeteredModel(openai, budgets, graceMs);
      const ask = (more: Partial<ModelRequest> = {}) =>
        model.stream({
          userId: ADA,
          messages: [{ role: 'user', content: QUESTION }],
          maxTokens: 500,
          signal: new AbortController().signal,
          ...more,
        });
      const readAll = async (more?: Partial<ModelRequest>) => {
        for await (const _ of ask(more));
      };
      const used = async () => {
        const rows = await db.dataSource.getRepository(ModelBudgetEntity).find();
        expect(new Set(rows.map(({ tokens }) => tokens)).size).toBe(1);
        return rows[0]!.tokens;
      };
      return { ask, readAll, used };
    }

    test('is what the model says it took', async () => {
      const { readAll, used } = setUp((_, reply) => {
        reply.write('Yes.');
        reply.end(USAGE);
      });
      await readAll();
      expect(await used()).toBe(42);
    });

    test('is reserved meanwhile, so that requests at the same time don’t exceed the budget', async () => {
      const replies: ChatReply[] = [];
      const { ask, readAll, used } = setUp((_, reply) => {
        reply.write('Yes.');
        replies.push(reply);
      });
      const first = ask();
      await first.next();
      expect(await used()).toBeGreaterThan(600);
      await expect(readAll()).rejects.toBeInstanceOf(BudgetUsedUp);
      expect(server.calls).toHaveLength(1);
      replies[0]!.end(USAGE);
      for await (const _ of first);
      expect(await used()).toBe(42);
    });

    test('is estimated if the model doesn’t say', async () => {
      const { readAll, used } = setUp((_, reply) => {
        reply.write('y'.repeat(300));
        reply.end();
      });
      await readAll();
      expect(await used()).toBeGreaterThan(200);
      expect(await used()).toBeLessThan(250);
    });

    test('is nothing if the model refuses', async () => {
      const { readAll, used } = setUp((_, reply) => reply.refuse(429));
      await expect(readAll()).rejects.toBeInstanceOf(ModelBusy);
      expect(await used()).toBe(0);
    });

    test('is what was read and written, if it’s cancelled in the middle', async () => {
      const replies: ChatReply[] = [];
      const { ask, used } = setUp((_, reply) => {
        reply.write('y'.repeat(30));
        replies.push(reply);
      });
      const stop = new AbortController();
      const parts = ask({ signal: stop.signal });
      await parts.next();
      const next = parts.next();
      stop.abort();
      await expect(next).rejects.toThrow('aborted');
      await replies[0]!.closed;
      expect(await used()).toBeGreaterThan(110);
      expect(await used()).toBeLessThan(150);
    });

    test('is what the model says also for a reader who has read enough', async () => {
      const rest = Promise.withResolvers<void>();
      const { ask, used } = setUp(async (_, reply) => {
        reply.write('Yes.');
        await rest.promise;
        reply.end(USAGE);
      });
      for await (const _ of ask()) break;
      rest.resolve();
      await expect.poll(used).toBe(42);
    });

    test('is stopped, if it doesn’t end for a reader who has read enough', async () => {
      const replies: ChatReply[] = [];
      const { ask, used } = setUp(
        (_, reply) => {
          reply.write('Yes.');
          replies.push(reply);
        },
        { graceMs: 1 },
      );
      for await (const _ of ask()) break;
      await replies[0]!.closed;
      await expect.poll(used).toBeLessThan(150);
    });
  },
);
