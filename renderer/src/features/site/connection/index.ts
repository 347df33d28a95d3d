/** What the learner sees of the connection: the header's notice, what waits for it, and pages that need it. */
import { lazyOptional } from '@web/ui/lazyOptional';

export { ConnectionNotice } from './ConnectionNotice';
export { NotKept } from './NotKept';

/** Loads `WaitingWrites`: before it's needed, because there's no connection then. */
export const loadWaitingWrites = async () => (await import('./waiting/WaitingWrites')).WaitingWrites;

/** The header's count and list of what waits to be sent. */
export const WaitingWrites = lazyOptional(loadWaitingWrites);
