import { z } from 'zod';

/** Every name that starts with a capital in the JSON of these schemas. */
export function wireNames(schemas: readonly z.ZodType[]): Set<string> {
  const names = schemas
    .map((schema) => JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    .flatMap((json) => [...json.matchAll(/"([A-Z]\w*)":/g)].map(([, name]) => name!));
  return new Set(names);
}
