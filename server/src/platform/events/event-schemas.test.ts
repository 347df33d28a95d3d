import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { DomainEvent } from '.';

const sources = join(import.meta.dirname, '../..');
const files = globSync('**/*.events.ts', { cwd: sources });

/** Every property name of a JSON schema, at any depth. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysOf)];
}

test.each(files)('%s has schemas of its own, not the wire`s: their keys are camelCase', async (file) => {
  const events: DomainEvent<unknown>[] = Object.values(await import(join(sources, file)));
  for (const { name, schema } of events) {
    const keys = keysOf(z.toJSONSchema(schema));
    expect(keys, name).not.toEqual([]);
    for (const key of keys) expect(key, name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  }
});
