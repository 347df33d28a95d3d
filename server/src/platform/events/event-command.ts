import type { Backfill, DeadDelivery, EventOperations } from './event-operations';
import type { SubscriberDeclaration } from './event-subscriber';

const USAGE = `npm run events -- <command>
  dead                    lists the deliveries that were given up
  retry [subscriber]      delivers those again, all or one subscriber's
  backfill <subscriber>   delivers the stored events that a new subscriber has missed`;

/** Runs one operator's command and returns what to print. Throws an Error with the usage or the known names. */
export async function runEventCommand(
  [command, name, ...rest]: readonly string[],
  operations: EventOperations,
  subscribers: ReadonlyMap<string, SubscriberDeclaration>,
  nowMs: number,
): Promise<string> {
  const subscriber = name === undefined ? undefined : subscribers.get(name);
  if (rest.length > 0) throw new Error(USAGE);
  if (name !== undefined && !subscriber)
    throw new Error(`No subscriber is called ${name}. There are: ${[...subscribers.keys()].join(', ')}.`);
  if (command === 'dead' && !name) return listOf(await operations.dead());
  if (command === 'retry') return `Deliveries to retry: ${await operations.retry(nowMs, name)}.`;
  if (command === 'backfill' && subscriber)
    return outcomeOf(subscriber, await operations.backfill(subscriber, nowMs));
  throw new Error(USAGE);
}

function outcomeOf({ name, event }: SubscriberDeclaration, { added, deletedUntil }: Backfill): string {
  const outcome = `Events to deliver to ${name}: ${added}.`;
  if (!deletedUntil) return outcome;
  const kind = `${event.name} up to ${deletedUntil.toISOString()}`;
  return `${outcome}\nOlder ones can’t be delivered: ${kind} were deleted (EVENT_RETENTION_DAYS).`;
}

const listOf = (dead: readonly DeadDelivery[]): string =>
  dead.length === 0 ? 'No delivery was given up.' : dead.map(lineOf).join('\n');

const lineOf = ({ occurredAt, event, eventId, subscriber, attempts, lastError }: DeadDelivery): string =>
  `${occurredAt.toISOString()} ${event} ${eventId} in ${subscriber} after ${attempts} attempts: ${lastError}`;
