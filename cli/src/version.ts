import { version } from '../../package.json';

/** The version of the client, which is the product's. */
export const VERSION: string = version;
