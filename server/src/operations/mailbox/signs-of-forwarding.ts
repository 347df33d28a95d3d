import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost } from './is-local';

interface Headers {
  headers: IncomingHttpHeaders;
  httpVersion: string;
}

const PROXY_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * What shows that somebody forwarded a request from elsewhere, as the end of "a request came with …"; undefined: nothing
 * does. Many proxies connect from this computer and send its own name as the Host, so neither says where a request is
 * from.
 */
export function signOfForwarding({ headers, httpVersion }: Headers): string | undefined {
  const header = Object.keys(headers).find((name) => PROXY_HEADER.test(name));
  if (header) return `the header ${header}, which proxies send`;
  // No browser speaks it, and nginx does to what's behind it unless it's told otherwise.
  if (httpVersion === '1.0') return 'HTTP/1.0, which proxies speak';
  if (!isLocalHost(headers.host ?? '')) return 'the host name of another computer';
  return isFromForeignPage(headers) ? 'the address of another computer in Origin or Referer' : undefined;
}

/** Pages of this site have its own address, unless a proxy gave it another. Other sites' requests say that they are. */
function isFromForeignPage(headers: IncomingHttpHeaders): boolean {
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false;
  return [headers.origin, headers.referer].some((address) => {
    const host = address && URL.parse(address)?.host;
    return host ? !isLocalHost(host) : false;
  });
}
