import { ENDPOINTS } from '@shared/contracts';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi';

interface Document {
  info: { version: string };
  paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>;
}

const document = openApiDocument('1.2.3') as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('lists every call once, by its name', () => {
  expect(document.info.version).toBe('1.2.3');
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test('every $ref leads to a part of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref!);
  expect(references.length).toBeGreaterThan(0);
  const find = (ref: string) =>
    ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
  expect(references.filter((ref) => !ref.startsWith('#/') || find(ref) === undefined)).toEqual([]);
});

test('calls that need a sign-in say so, and that they may answer 401', () => {
  const { getMe, getVersion } = Object.fromEntries(operations.map((one) => [one.operationId, one]));
  expect(getMe!.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(getMe!.responses)).toContain('401');
  expect(getVersion!.security).toEqual([]);
});

test('calls that stream say what each event holds', () => {
  const { submitLesson } = Object.fromEntries(operations.map((one) => [one.operationId, one]));
  const { content } = (submitLesson!.responses as Record<string, { content: Record<string, object> }>)[200]!;
  expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream', 'text/plain']);
  expect(content['text/event-stream']).toMatchObject({
    'x-events': {
      message: { properties: { Text: { type: 'string' } } },
      end: { required: expect.arrayContaining(['ResultSlug']) },
      error: { required: expect.arrayContaining(['error', 'Status']) },
    },
  });
});
