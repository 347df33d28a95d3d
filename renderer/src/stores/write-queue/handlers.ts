import { runInAction } from 'mobx';
import type { QueueState } from './queue-state';
import type { WriteHandler } from './queued-write';

/** What sends and describes writes of a kind. @throws Error if it can't be loaded. */
export async function handlerOf(queue: QueueState, name: string): Promise<WriteHandler> {
  const known = queue.handlers.get(name);
  if (known) return known;
  const kind = queue.options.kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`Nothing sends ${name}`);
  const handler = await kind.load();
  runInAction(() => {
    queue.handlers = new Map([...queue.handlers, [name, handler]]);
  });
  return handler;
}
