/** What the codes of Node's network errors mean, after "Can’t reach https://…: ". */
const WORDS: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'the connection was closed before there was an answer',
  EPIPE: 'the connection was closed before there was an answer',
  UND_ERR_SOCKET: 'the connection was closed before there was an answer',
  ECONNABORTED: 'the connection was cut off',
  ENOTFOUND: 'there’s no server with that name',
  EAI_AGAIN: 'its name couldn’t be looked up',
  ENETUNREACH: 'this computer has no connection to it',
  ENETDOWN: 'this computer has no connection to it',
  EHOSTUNREACH: 'this computer has no connection to it',
  EADDRNOTAVAIL: 'this computer has no connection to it',
  ETIMEDOUT: 'it took too long to answer',
  UND_ERR_CONNECT_TIMEOUT: 'it took too long to answer',
  UND_ERR_HEADERS_TIMEOUT: 'it took too long to answer',
  UND_ERR_BODY_TIMEOUT: 'it took too long to answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'this computer doesn’t trust its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'this computer doesn’t trust its certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'this computer doesn’t trust its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'this computer doesn’t trust its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Words for what reached neither a server nor its whole reply, without a period. Codes are for programs. */
export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long to answer';
  for (const each of causesOf(error)) {
    const { code = '', message } = each as NodeJS.ErrnoException;
    const words = WORDS[code] ?? (/^(HPE_|UND_ERR_)/.test(code) ? 'it didn’t answer like a web server' : '');
    if (words) return words;
    if (/^ERR_SSL_|wrong version number|EPROTO/.test(`${code} ${message}`))
      return 'it doesn’t speak https there';
  }
  const last = causesOf(error).findLast(({ message }) => message);
  return last?.message.replace(/\.$/, '') ?? 'the connection failed';
}

/** fetch hides why in its cause, and an error of several addresses in each of theirs. */
function causesOf(error: Error): Error[] {
  const inside = error instanceof AggregateError ? error.errors : [];
  const causes = [error.cause, ...inside].filter((each) => each instanceof Error);
  return [error, ...causes.flatMap(causesOf)];
}
