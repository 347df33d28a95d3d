import type { OutgoingHttpHeaders } from 'node:http';

/** Differ from reply to reply, or are set by whoever caches one. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'x-request-id', 'date', 'connection']);

/** The headers of a reply that go with every copy of it, names and values in turns. */
export const headersToShare = (sent: OutgoingHttpHeaders): string[] =>
  Object.entries(sent)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
