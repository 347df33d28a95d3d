/** What ioredis rejects commands with when Redis doesn't answer or isn't there. */
const UNAVAILABLE =
  /^(Command timed out|Connection is closed|Reached the max retries per request limit|Stream isn't writeable)/;

/** Whether Redis couldn't be asked: nothing is wrong with the request, a later try may succeed. */
export function isRedisUnavailable(error: unknown): boolean {
  return error instanceof Error && UNAVAILABLE.test(error.message);
}
