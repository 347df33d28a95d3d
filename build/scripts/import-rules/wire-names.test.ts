import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, type Endpoint } from '@shared/contracts';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { z } from 'zod';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** The server's files that neither present replies, nor take requests, nor speak the socket's protocol. */
const SOURCES = globSync('server/src/**/*.ts', { cwd: REPOSITORY }).filter(
  (path) => !/\.(presenter|controller|test)\.ts$|\/testing\/|\/realtime\//.test(path),
);

const EXCEPTIONS = [
  'server/src/submissions/record-submission.ts', // names the kind of a socket message
];

interface SyntaxNode {
  type: string;
  value?: unknown;
  key?: SyntaxNode;
  property?: SyntaxNode;
  properties?: SyntaxNode[];
}

/** What is read from or written to an object: `x.Name`, `{ Name }`, `{ Name: 1 }`. */
function* propertyNames(node: unknown): Generator<unknown> {
  if (typeof node !== 'object' || node === null) return;
  const { type, key, property, properties } = node as SyntaxNode;
  if (type === 'MemberExpression') yield property?.value;
  else if (type?.endsWith('Property')) yield key?.value;
  else if (type === 'ObjectExpression') yield* (properties ?? []).map(({ value }) => value);
  for (const child of Object.values(node)) yield* propertyNames(child);
}

/** Every key with a capital in the JSON of requests and replies. */
const WIRE_NAMES = new Set(
  Object.values<Endpoint>(ENDPOINTS)
    .flatMap(({ body, reply }) => (body ? [body, reply] : [reply]))
    .map((schema) => JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    .flatMap((json) => [...json.matchAll(/"([A-Z]\w+)":/g)].map(([, name]) => name)),
);

function wireNamesIn(code: string): string[] {
  const syntax = parseSync(code, { syntax: 'typescript', decorators: true });
  return [...new Set(propertyNames(syntax))].filter((name) => WIRE_NAMES.has(name as string)) as string[];
}

test('the wire’s names end at presenters and controllers', () => {
  const found = SOURCES.filter((path) => !EXCEPTIONS.includes(path)).flatMap((path) =>
    wireNamesIn(readFileSync(join(REPOSITORY, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const id = track.UUID;', ['UUID']],
  ['const { Slug, Title: title } = course;', ['Slug', 'Title']],
  ['const reply = { XPReward: 5 };', ['XPReward']],
  ['const Slug = 1; const reply = { Slug };', ['Slug']],
  ['const id = track.id; new Map<string, Track>();', []],
])('%s', (code, names) => {
  expect(wireNamesIn(code)).toEqual(names);
});
