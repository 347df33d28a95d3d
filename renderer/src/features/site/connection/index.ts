/** What the learner sees of the connection: the header's notice, and pages that need it. */

export { ConnectionNotice } from './ConnectionNotice';
export { NotKept } from './NotKept';
