import { NetworkState } from '@shared/offline/network-state';
import { PublicReplies } from '@shared/offline/public-replies';
import type { DesktopContext } from '../context';
import { HostFilesByOrigin } from './host-files';
import type { DesktopCache, ReplyCache } from './ports';

export type { DesktopCache, ReplyCache } from './ports';

/** Opens the databases in the app's folder, and answers the calls about them. */
export async function openCache(
  context: Pick<DesktopContext, 'folder' | 'log' | 'handlers' | 'host'>,
): Promise<DesktopCache> {
  const { folder, log, handlers, host } = context;
  const files = new HostFilesByOrigin(folder, log);
  const current = () => files.of(host.origin);

  handlers.register('storage:load', () => {
    const { values } = current();
    return { origin: host.origin, values: values.all(), problem: values.problem };
  });
  // A page that's being left still belongs to the server that it came from.
  handlers.register('storage:write', ({ origin, changes }) => {
    const opened = files.find(origin);
    if (!opened) throw new Error(`${origin} isn't a server whose values were loaded`);
    return opened.values.apply(changes);
  });
  handlers.register('offline:list', () => current().replies.kept());
  handlers.register('offline:find', ({ prefix }) => current().replies.addresses(prefix));
  handlers.register('offline:remove', ({ addresses }) => current().replies.remove(addresses));
  handlers.register('offline:limit', ({ bytes }) => current().replies.setLimit(bytes));

  const replies = cachedReplies(
    files,
    () => host.origin,
    (problem) => log.info('A lesson’s copy', String(problem)),
  );
  return { replies, close: () => files.closeAll() };
}

/** Answers from the copies of the server that the app belongs to. */
function cachedReplies(
  files: HostFilesByOrigin,
  origin: () => string,
  onProblem: (problem: unknown) => void,
): ReplyCache {
  const networks = new Map<string, NetworkState>();
  return {
    answer(request, fetchFromHost) {
      const host = origin();
      const network = networks.get(host) ?? new NetworkState();
      networks.set(host, network);
      const { replies: copies } = files.of(host);
      const replies = new PublicReplies({ copies, network, fetch: fetchFromHost, onProblem });
      return replies.answer(request) ?? fetchFromHost(request);
    },
  };
}
