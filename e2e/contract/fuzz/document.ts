/** What the fuzz test reads of an OpenAPI 3.0 document. */
export interface Document {
  paths: Record<string, Record<string, OperationObject>>;
}

interface OperationObject {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** Of a stream, also the schemas of its events. */
type Content = Record<string, { schema: Schema; 'x-events'?: Record<string, Schema> }>;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

export interface Schema {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** One call of the API. */
export interface Operation extends OperationObject {
  method: string;
  /** Below /v1, with `{name}` for parameters. */
  path: string;
}

/** Whether requests to `path` reach a call: `/lessons/next_cli` is also a `/lessons/{id}`. */
export const answersAt = (operation: Operation, path: string): boolean =>
  new RegExp(`^${operation.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(path);

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}
