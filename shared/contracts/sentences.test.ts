import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from './index';

interface Sentence {
  key: string;
  hasText: boolean;
}

/** The keys under a schema that a server writes a sentence into, and whether the sentence's reference is beside it. */
function sentencesIn(schema: unknown): Sentence[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return sentencesIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return sentencesIn(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(sentencesIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, value]) => {
    const isSentence = /\bsentence\b|user-facing/i.test(value.description ?? '');
    const inside = sentencesIn(value);
    return isSentence ? [{ key, hasText: `${key}Text` in schema.shape }, ...inside] : inside;
  });
}

test('a sentence in a reply comes with the reference of its text', () => {
  const sentences = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { reply }]) =>
    sentencesIn(reply).map((each) => ({ ...each, name })),
  );
  const keys = new Set(sentences.map(({ key }) => key));
  expect(keys).toEqual(new Set(['ResultMessage', 'Reason', 'Problem', 'Message']));
  expect(sentences.filter(({ hasText }) => !hasText)).toEqual([]);
});
