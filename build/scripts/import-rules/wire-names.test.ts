import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientMessage, ENDPOINTS, type Endpoint, serverMessage } from '@shared/contracts';
import { wireNames } from '@shared/contracts/testing/wire-names';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** The server's files that neither present replies, nor take requests, nor speak the socket's protocol. */
const SERVER = globSync('server/src/**/*.ts', { cwd: REPOSITORY }).filter(
  (path) => !/\.(presenter|controller|test)\.ts$|\/testing\/|\/realtime\//.test(path),
);

/** The web app without its API client, with its tests. */
const WEB = globSync('renderer/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).filter(
  (path) => !path.startsWith('renderer/src/api/'),
);

const EXCEPTIONS = [
  'server/src/solving/submissions/record-submission.ts', // names the kind of a socket message
  'server/src/learning/certificates/pdf/certificate-pdf.ts', // names PDF’s own fields
  'server/src/people/users/update-user.ts', // maps the fields of its call to columns
  'renderer/src/features/site/offline/keep-lessons.test.ts', // keeps replies, which are as the API shows them
  'renderer/src/features/site/offline/offline.store.test.ts', // the same
  'renderer/src/features/solving/waiting-answers/waiting-answers.test.ts', // keeps bodies as they’re sent
  'renderer/src/service-worker/push.test.ts', // sends push messages, which are as the API shows them
];

interface SyntaxNode {
  type: string;
  value?: unknown;
  key?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  properties?: SyntaxNode[];
}

/** A component, a class or an enum, which have names with capitals of their own: `MarkerSeverity.Error`. */
const isNamespace = (node: SyntaxNode | undefined) =>
  node?.type === 'Identifier' && /^[A-Z][a-z]/.test(String(node.value));

/** What is read from or written to an object, and what its type has: `x.Name`, `{ Name }`, `{ Name: 1 }`. */
function* propertyNames(node: unknown): Generator<unknown> {
  if (typeof node !== 'object' || node === null) return;
  const { type, key, object, property, properties } = node as SyntaxNode;
  if (type === 'MemberExpression') yield isNamespace(object) ? undefined : property?.value;
  else if (type && /Property(Signature)?$/.test(type)) yield key?.value;
  else if (type === 'ObjectExpression') yield* (properties ?? []).map(({ value }) => value);
  for (const child of Object.values(node)) yield* propertyNames(child);
}

const WIRE_NAMES = wireNames([
  clientMessage,
  serverMessage,
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ body, reply }) => (body ? [body, reply] : [reply])),
]);

function wireNamesIn(code: string, tsx = false): string[] {
  const syntax = parseSync(code, { syntax: 'typescript', decorators: true, tsx });
  return [...new Set(propertyNames(syntax))].filter((name) => WIRE_NAMES.has(name as string)) as string[];
}

test.each([
  ['the server’s presenters and controllers', SERVER],
  ['the web app’s API client', WEB],
])('the wire’s names end at %s', (_where, sources) => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources
    .filter((path) => !EXCEPTIONS.includes(path))
    .flatMap((path) => {
      const names = wireNamesIn(readFileSync(join(REPOSITORY, path), 'utf8'), path.endsWith('.tsx'));
      return names.map((name) => `${path}: ${name}`);
    });
  expect(found).toEqual([]);
});

test.each([
  ['const id = track.UUID;', ['UUID']],
  ['const { Slug, Title: title } = course;', ['Slug', 'Title']],
  ['const reply = { XPReward: 5 };', ['XPReward']],
  ['const Slug = 1; const reply = { Slug };', ['Slug']],
  ['const { XP = 0 } = line;', ['XP']],
  ['const STARTER = DATA.StarterFiles;', ['StarterFiles']],
  ['interface Named { Title: string }', ['Title']],
  ['const view = <Dialog.Title severity={MarkerSeverity.Error} />;', []],
  ['const id = track.id; new Map<string, Track>();', []],
])('%s', (code, names) => {
  expect(wireNamesIn(code, true)).toEqual(names);
});
