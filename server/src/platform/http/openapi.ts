import {
  ENDPOINTS,
  type Endpoint,
  errorBody,
  isOpenWhileImpersonating,
  streamError,
} from '@shared/contracts';
import { EVENT_STREAM } from '@shared/contracts/event-stream';
import { z } from 'zod';
import { SharedSchemas } from './shared-schemas';

/**
 * An address or a request that can't be read, one that takes too long to arrive, the limit of all calls together,
 * headers that are too large, a database that is busy.
 */
const STATUSES_OF_ALL = [400, 408, 429, 431, 503];
const IMPLIED_STATUSES = { none: [], optional: [401], user: [401], cookie: [401] } as const;

type Direction = 'input' | 'output';

const schemaOf = (schema: z.ZodType, io: Direction, shared: SharedSchemas): object =>
  shared.take(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }));

const jsonOf = (schema: z.ZodType, io: Direction, shared: SharedSchemas) => ({
  'application/json': { schema: schemaOf(schema, io, shared) },
});

/** Some calls only reply with bytes. */
const replyOf = ({ reply }: Endpoint, shared: SharedSchemas) =>
  reply instanceof z.ZodNever ? {} : jsonOf(reply, 'output', shared);

const bytesOf = ({ binaryReply }: Endpoint) =>
  binaryReply ? { [binaryReply]: { schema: { type: 'string', format: 'binary' } } } : {};

/** OpenAPI 3.0 knows no events: their schemas are beside that of the whole. */
function streamOf({ stream, reply }: Endpoint, shared: SharedSchemas) {
  if (!stream) return {};
  const events = {
    message: schemaOf(stream.message, 'output', shared),
    end: schemaOf(reply, 'output', shared),
    error: schemaOf(streamError, 'output', shared),
  };
  const schema = { type: 'string' };
  return {
    [EVENT_STREAM]: { schema, 'x-events': events },
    ...(stream.plainText === undefined ? {} : { 'text/plain': { schema } }),
  };
}

const formWith = (field: string) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', format: 'binary' } },
      required: [field],
    },
  },
});

/** The contract as an OpenAPI 3.0 document. */
export function openApiDocument(version: string): object {
  const shared = new SharedSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, shared),
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Emberforge', version },
    servers: [{ url: '/v1' }],
    components: {
      schemas: shared.all,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
        refreshHeader: { type: 'apiKey', in: 'header', name: 'X-Refresh-Token' },
      },
    },
    paths,
  };
}

function operation(name: string, endpoint: Endpoint, shared: SharedSchemas): object {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    security: security(endpoint.auth),
    parameters: [
      ...parameters(endpoint.params, 'path', shared),
      ...parameters(endpoint.query, 'query', shared),
    ],
    ...(endpoint.body ? { requestBody: { content: jsonOf(endpoint.body, 'input', shared) } } : {}),
    ...(endpoint.upload ? { requestBody: { content: formWith(endpoint.upload) } } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: { ...replyOf(endpoint, shared), ...bytesOf(endpoint), ...streamOf(endpoint, shared) },
      },
      ...(endpoint.canCreate ? { 201: { description: 'Created.', content: replyOf(endpoint, shared) } } : {}),
      ...Object.fromEntries(
        failures(endpoint).map((status) => [
          status,
          { description: 'Refused.', content: jsonOf(errorBody, 'output', shared) },
        ]),
      ),
    },
  };
}

function security(auth: Endpoint['auth']): object[] {
  if (auth === 'user') return [{ bearer: [] }];
  if (auth === 'optional') return [{}, { bearer: [] }];
  return auth === 'cookie' ? [{ refreshCookie: [] }, { refreshHeader: [] }] : [];
}

function failures(endpoint: Endpoint): number[] {
  const { auth, body, upload, params, errors = [] } = endpoint;
  const ofImpersonation =
    IMPLIED_STATUSES[auth].length > 0 && !isOpenWhileImpersonating(endpoint) ? [403] : [];
  const ofInputs = [...(params ? [404] : []), ...(body || upload ? [413] : [])];
  return [
    ...new Set([...STATUSES_OF_ALL, ...IMPLIED_STATUSES[auth], ...ofInputs, ...ofImpersonation, ...errors]),
  ];
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query', shared: SharedSchemas): object[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input', shared),
  }));
}
