import { isIP } from 'node:net';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** Whether an IP address is this computer's own. */
export const isLoopback = (address: string): boolean => isIP(address) > 0 && LOOPBACK.test(address);

/** Whether a host name, with or without a port, always means this computer. */
export function isLocalHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '');
  return name !== undefined && (name === 'localhost' || isLoopback(name));
}
