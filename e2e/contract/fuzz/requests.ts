import { gzipSync } from 'node:zlib';
import { EVENT_STREAM } from '@shared/contracts/event-stream';
import fc, { type Arbitrary } from 'fast-check';
import type { Example } from '../examples';
import type { Operation, Parameter, Schema } from './document';
import { hostile, mutated, oddString, valid } from './values';

/** A request as it's sent: nothing is encoded afterwards. */
export interface FuzzedRequest {
  isSignedIn: boolean;
  /** Below /v1, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

/** The example as it is. */
export function plainRequest({ path }: Operation, example: Example): FuzzedRequest {
  const { params = {}, query, headers = {}, body } = example;
  return {
    isSignedIn: true,
    path: fill(path, params) + (query ? `?${new URLSearchParams(query)}` : ''),
    headers,
    body: body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(toJson(body)),
  };
}

/** Valid and invalid requests to an operation, around its schemas and around a call that succeeds. */
export function requestsTo(operation: Operation, example: Example): Arbitrary<FuzzedRequest> {
  const hasInput = operation.parameters.length > 0 || operation.requestBody !== undefined;
  const headers = hasInput ? mostly(fc.constant({}), oddHeaders) : oddHeaders;
  return fc.record({
    isSignedIn: mostly(fc.constant(true), fc.constant(false)),
    path: pathOf(operation, example),
    headers: headers.map((odd) => ({ ...example.headers, ...odd })),
    body: bodyOf(operation, example),
  });
}

/** Most of a request stays right, so that the rest of it is read at all. */
function mostly<T>(usual: Arbitrary<T>, odd: Arbitrary<T>): Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: 3 }, { arbitrary: odd, weight: 1 });
}

function pathOf({ path, parameters }: Operation, { params = {}, query = {} }: Example): Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const segments = fc.record(
    Object.fromEntries(inPath.map((one) => [one.name, segmentOf(one, params[one.name])])),
  );
  const queries = queryOf(
    parameters.filter((one) => one.in === 'query'),
    query,
  );
  return fc
    .tuple(segments, mostly(fc.constant(''), fc.constant('/')), queries)
    .map(([values, slash, asked]) => {
      return fill(path, values).replace(/\/$/, '') + slash + asked;
    });
}

const fill = (path: string, values: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Escapes that no decoder should accept, and some that name other paths. */
const RAW_ESCAPES = ['%', '%zz', '%00', '%ff', '%c0%af', '%ed%a0%80', '%2e%2e%2f', '%252e', 'a;b=c', '*'];

/** Never empty: that would be another path. */
function segmentOf({ schema }: Parameter, example: string | undefined): Arbitrary<string> {
  const values = fc.oneof(valid(schema).map(String), oddString).filter((value) => !/^\.{0,2}$/.test(value));
  return mostly(
    example ? fc.constant(encode(example)) : values.map(encode),
    fc.oneof(values.map(encode), fc.constantFrom(...RAW_ESCAPES)),
  );
}

function queryOf(parameters: Parameter[], example: Record<string, string>): Arbitrary<string> {
  const named = parameters.map(({ name, schema }) =>
    fc
      .tuple(
        fc.constantFrom(name, `${name}[]`, `${name}[a]`, name.toUpperCase()),
        fc.oneof(valid(schema).map(String), oddString),
      )
      .map(([key, value]) => `${key}=${encode(value)}`),
  );
  const junk = fc
    .tuple(oddString, oddString)
    .map(([key, value]) => `${encode(key).slice(0, 500)}=${encode(value).slice(0, 2_000)}`);
  const raw = fc.constantFrom(...RAW_ESCAPES, '&&==&', '=', '?', '__proto__[x]=1');
  const odd = fc
    .array(fc.oneof(...named, ...named, junk, raw), { minLength: 1, maxLength: 3 })
    .map((parts) => `?${parts.join('&')}`);
  const usual = new URLSearchParams(example).toString();
  return mostly(fc.constant(usual && `?${usual}`), odd);
}

/** `encodeURIComponent` that also writes half of a surrogate pair, which it rejects. */
const encode = (text: string): string =>
  [...text]
    .map((character) => (/^[\ud800-\udfff]$/.test(character) ? '%ED%A0%80' : encodeURIComponent(character)))
    .join('');

const headerText = oddString.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3_000));

const oddHeaders: Arbitrary<Record<string, string>> = fc
  .oneof(
    fc.tuple(
      fc.constant('content-type'),
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'a/b; c',
        '',
      ),
    ),
    fc.tuple(fc.constant('accept'), fc.constant(EVENT_STREAM)),
    fc.tuple(fc.constant('last-event-id'), fc.constantFrom('1', '-1', '99999999999999999999', 'x')),
    fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'identity')),
    fc.tuple(fc.constant('authorization'), mostly(headerText, fc.constant('Bearer'))),
    fc.tuple(
      fc.constant('authorization'),
      headerText.map((text) => `Bearer ${text}`),
    ),
    fc.tuple(fc.constant('x-refresh-token'), headerText),
    fc.tuple(
      fc.constant('cookie'),
      headerText.map((text) => `refresh_token=${text}`),
    ),
    fc.tuple(fc.constantFrom('cookie', 'accept-encoding', 'if-none-match', 'accept', 'origin'), headerText),
    fc.tuple(fc.constant('x-forwarded-for'), mostly(headerText, fc.constantFrom('::1%eth0', '1.2.3.4:5,,6'))),
    fc.tuple(fc.constant('transfer-encoding'), fc.constant('chunked')),
  )
  .map(([name, value]) => ({ [name]: value }));

function bodyOf({ requestBody }: Operation, { body }: Example): Arbitrary<Buffer | undefined> {
  if (Buffer.isBuffer(body)) return mostly(fc.constant(body), brokenForm(body));
  const schema: Schema | undefined = requestBody?.content['application/json']?.schema;
  if (!schema) return mostly(fc.constant(undefined), brokenJson(hostile.map(toJson)));
  const example = fc.nat().map((number) => withNewEmail((body ?? {}) as object, number));
  const json = fc
    .oneof(
      { arbitrary: completed(valid(schema), example), weight: 4 },
      { arbitrary: mutated(completed(valid(schema), example)), weight: 4 },
      { arbitrary: mutated(example), weight: 4 },
      { arbitrary: valid(schema), weight: 1 },
      { arbitrary: hostile, weight: 1 },
    )
    .map(toJson);
  return mostly(json.map(Buffer.from), brokenJson(json));
}

/** The address of an account can be registered once. */
const withNewEmail = (body: object, number: number): object =>
  'email' in body ? { ...body, email: `learner-${number}@example.org` } : body;

/** Values of the schema, with some that the server knows: accounts, files of a lesson. */
const completed = (value: Arbitrary<unknown>, example: Arbitrary<object>): Arbitrary<object> =>
  fc
    .tuple(value, example, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }))
    .map(([made, known, isTaken]) => ({
      ...(made as object),
      ...Object.fromEntries(Object.entries(known).filter((_, index) => isTaken[index % 10])),
    }));

const toJson = (value: unknown): string => JSON.stringify(value) ?? '';

const UTF16 = (text: string) => Buffer.from(text, 'utf16le');

/** A form that was cut off, or that has bytes in it that don't belong there. */
const brokenForm = (form: Buffer): Arbitrary<Buffer> =>
  fc.oneof(
    fc.nat({ max: form.length }).map((cut) => form.subarray(0, cut)),
    fc
      .tuple(fc.nat({ max: form.length }), fc.uint8Array({ minLength: 1, maxLength: 50 }))
      .map(([at, odd]) => Buffer.concat([form.subarray(0, at), odd, form.subarray(at)])),
    fc.constant(Buffer.concat([form, Buffer.alloc(6 * 1024 * 1024)])),
  );

/** Bytes that are no JSON, or only just. */
const brokenJson = (json: Arbitrary<string>): Arbitrary<Buffer> =>
  fc.oneof(
    fc.tuple(json, fc.nat()).map(([text, cut]) => Buffer.from(text.slice(0, cut % (text.length + 1)))),
    json.map((text) => Buffer.from(`\ufeff${text}`)),
    json.map((text) => Buffer.from(`${text}${text}`)),
    json.map((text) => Buffer.from(text.replace(/"[^"]*":/, (key) => `${key}null,${key}`))),
    json.map(UTF16),
    json.map((text) => gzipSync(text)),
    json.map((text) => Buffer.from(text.replaceAll('"', "'"))),
    json.map((text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])])),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('', 'null', '[]', '0', '"', '{}', '{"a":1e999}', '[NaN]')
      .map((text) => Buffer.from(text)),
    fc.constant(Buffer.from('['.repeat(100_000))),
    fc.constant(Buffer.alloc(2 * 1024 * 1024 + 1, ' ')),
  );
