/**
 * The part of a complete reply that a request asks for: players load sounds and videos in parts. A request for several
 * parts gets all of it.
 */
export async function partialReply(request: Pick<Request, 'headers'>, whole: Response): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (whole.status !== 200 || !asked || (asked[1] === '' && asked[2] === '')) return whole;
  const body = await whole.blob();
  const [first, last] =
    asked[1] === ''
      ? [Math.max(0, body.size - Number(asked[2])), body.size - 1]
      : [Number(asked[1]), Math.min(asked[2] === '' ? Infinity : Number(asked[2]), body.size - 1)];
  const headers = new Headers(whole.headers);
  if (first > last) {
    headers.set('content-range', `bytes */${body.size}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, statusText: 'Range Not Satisfiable', headers });
  }
  headers.set('content-range', `bytes ${first}-${last}/${body.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(body.slice(first, last + 1), { status: 206, statusText: 'Partial Content', headers });
}
