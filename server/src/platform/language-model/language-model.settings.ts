import { address, settingsPart, together } from '@server/platform/config';
import { z } from 'zod';

/** The counters are integers of 32 bits. */
const tokens = z.coerce.number().int().min(0).max(1_000_000_000);

export interface LanguageModelSettings {
  /** Undefined: there is none, and what learners write is read by rules. */
  languageModel: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  /** What may be used of the language model, in tokens a day. */
  modelBudgets: { perLearner: number; perServer: number };
}

export const languageModelSettings = settingsPart({
  environment: {
    LLM_BASE_URL: address(/^https?$/)
      .optional()
      .describe('the http(s) address of a chat completions API, such as https://api.openai.com/v1'),
    LLM_API_KEY: z.string().optional().describe('the key of the language model’s API'),
    LLM_MODEL: z.string().min(1).optional().describe('the name of the language model, with LLM_BASE_URL'),
    LLM_TOKENS_PER_LEARNER: tokens
      .default(200_000)
      .describe('a number of tokens that a learner may use in a day, from 0 to 1000000000'),
    LLM_TOKENS_PER_DAY: tokens
      .default(10_000_000)
      .describe('a number of tokens that all learners together may use in a day, from 0 to 1000000000'),
  },
  read: ({ LLM_BASE_URL, LLM_MODEL, ...values }): LanguageModelSettings => {
    const model = together({ LLM_BASE_URL, LLM_MODEL });
    return {
      languageModel: model && {
        baseUrl: model.LLM_BASE_URL,
        model: model.LLM_MODEL,
        apiKey: values.LLM_API_KEY,
      },
      modelBudgets: { perLearner: values.LLM_TOKENS_PER_LEARNER, perServer: values.LLM_TOKENS_PER_DAY },
    };
  },
});
