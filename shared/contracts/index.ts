import * as areas from './areas';
import type { Endpoint } from './endpoint';

export * from './areas';
export * from './common';
export * from './endpoint';
export * from './event-stream';
export * from './text-limits';

type Areas = typeof areas;

/** The name of a call is the name that its area exports it by. */
export type EndpointName = {
  [Name in keyof Areas]: Areas[Name] extends Endpoint ? Name : never;
}[keyof Areas];

type Endpoints = { readonly [Name in EndpointName]: Areas[Name] };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const endpointsIn = (all: Areas): Endpoints =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => isEndpoint(value))) as Endpoints;

/** Every call of the API. The contract tests go through this list; OpenAPI is generated from it. */
export const ENDPOINTS = /* @__PURE__ */ endpointsIn(areas);
