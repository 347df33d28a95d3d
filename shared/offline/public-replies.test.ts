import { describe, expect, test } from 'vitest';
import { NetworkState } from './network-state';
import { type CopyToKeep, KEEP_HEADER, KEPT_HEADER, PublicReplies, type ReplyCopies } from './public-replies';

const ORIGIN = 'https://learn.example.org';
const LESSON = '/v1/static/lessons/0d1b2a30-0000-4000-8000-000000000000';
const SOUND = '/v1/content/courses/a/chapters/b/lessons/c/hammer.ogg?v=0123456789abcdef';
const OGG = new Uint8Array([...new TextEncoder().encode('OggS'), 1, 2, 3, 4, 5, 6]);

const json = (value: unknown, headers = {}) =>
  new Response(JSON.stringify(value), {
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
const sound = () => new Response(OGG, { headers: { 'content-type': 'audio/ogg' } });

function memoryCopies() {
  const kept = new Map<string, CopyToKeep>();
  const confirmed: string[] = [];
  const copies: ReplyCopies = {
    find: async (address) => {
      const copy = kept.get(address);
      return copy && new Response(copy.bytes, { headers: copy.headers });
    },
    keep: async (copy) => {
      kept.set(copy.address, copy);
      return 'kept';
    },
    confirm: async (address) => void confirmed.push(address),
  };
  return { copies, kept, confirmed };
}

/** A server that a test scripts, with the requests it got. */
function setUp({ hasNetwork = true, waitMs = 5 } = {}) {
  const store = memoryCopies();
  const asked: Request[] = [];
  const server = { reply: async (): Promise<Response> => json({ Title: 'new' }) };
  const network = new NetworkState(() => hasNetwork);
  const replies = new PublicReplies({
    copies: store.copies,
    network,
    waitMs,
    fetch: (request) => {
      asked.push(request);
      return server.reply();
    },
  });
  const background: Promise<unknown>[] = [];
  const get = async (address: string, headers = {}) => {
    const answer = replies.answer(new Request(ORIGIN + address, { headers }), (work) =>
      background.push(work),
    );
    if (!answer) throw new Error(`${address} isn't public`);
    return answer;
  };
  /** Opens an address once, with what the server then has. */
  const open = async (address: string, reply: Response) => {
    server.reply = async () => reply;
    await (await get(address)).arrayBuffer();
    await Promise.all(background);
  };
  return { ...store, asked, server, network, replies, get, open, settled: () => Promise.all(background) };
}

const neverAnswers = () => new Promise<Response>(() => {});
const fails = async () => {
  throw new TypeError('fetch failed');
};

describe('a public reply', () => {
  test('comes from the server, and the copy is renewed', async () => {
    const { get, open, server, kept } = setUp({ waitMs: 60_000 });
    await open(LESSON, json({ Title: 'old' }));
    server.reply = async () => json({ Title: 'new' });
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'new' });
    expect(new TextDecoder().decode(kept.get(LESSON)?.bytes)).toBe('{"Title":"new"}');
  });

  test('comes from the copy right away while the network is gone', async () => {
    const { get, open, server, network } = setUp({ waitMs: 60_000 });
    await open(LESSON, json({ Title: 'kept' }));
    network.missed();
    server.reply = neverAnswers;
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'kept' });
  });

  test('comes from the copy if the server fails, or takes too long; the late answer renews the copy', async () => {
    const { get, open, server, kept, settled } = setUp();
    await open(LESSON, json({ Title: 'kept' }));
    server.reply = fails;
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'kept' });
    let answer: (reply: Response) => void = () => {};
    server.reply = () => new Promise((resolve) => (answer = resolve));
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'kept' });
    answer(json({ Title: 'late' }));
    await settled();
    expect(new TextDecoder().decode(kept.get(LESSON)?.bytes)).toBe('{"Title":"late"}');
  });

  test.each([
    ['a 503', () => new Response('{"error":"down"}', { status: 503 })],
    ['too many requests', () => new Response('{"error":"slow down"}', { status: 429 })],
    [
      'the sign-in page of a hotel',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['half of a reply', () => new Response('{"Ti', { headers: { 'content-type': 'application/json' } })],
  ])('comes from the copy instead of %s', async (_name, reply) => {
    const { get, open, server } = setUp({ waitMs: 60_000 });
    await open(LESSON, json({ Title: 'kept' }));
    server.reply = async () => reply();
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'kept' });
  });

  test('that no longer exists is gone, copy or not', async () => {
    const { get, open, server } = setUp({ waitMs: 60_000 });
    await open(LESSON, json({ Title: 'kept' }));
    server.reply = async () => new Response('{"error":"gone"}', { status: 404 });
    expect((await get(LESSON)).status).toBe(404);
  });

  test('that hasn’t changed isn’t sent again', async () => {
    const { get, open, server, asked, confirmed } = setUp({ waitMs: 60_000 });
    await open(LESSON, json({ Title: 'kept' }, { etag: '"1"' }));
    server.reply = async () => new Response(null, { status: 304 });
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'kept' });
    expect(asked.at(-1)?.headers.get('if-none-match')).toBe('"1"');
    expect(confirmed).toEqual([LESSON]);
    expect((await get(LESSON, { 'if-none-match': '"1"' })).status).toBe(304);
  });

  test('in another language comes from the original’s copy while the server is gone, and isn’t kept as its own', async () => {
    const { get, open, server, kept, settled } = setUp();
    await open(LESSON, json({ Title: 'Hammers' }, { etag: '"1"' }));
    const german = `${LESSON}?lang=de`;
    server.reply = fails;
    expect(await (await get(german)).json()).toEqual({ Title: 'Hammers' });
    await settled();
    expect([...kept.keys()]).toEqual([LESSON]);
    await open(german, json({ Title: 'Hämmer' }, { etag: '"2"' }));
    server.reply = fails;
    expect(await (await get(german)).json()).toEqual({ Title: 'Hämmer' });
    expect(await (await get(LESSON)).json()).toEqual({ Title: 'Hammers' });
  });

  test('without a copy is whatever the server says', async () => {
    const { get, server } = setUp();
    server.reply = async () => new Response('{"error":"down"}', { status: 503 });
    expect((await get(LESSON)).status).toBe(503);
    server.reply = fails;
    await expect(get(LESSON)).rejects.toThrow('fetch failed');
  });

  test('isn’t anything personal, nor anything that’s sent', () => {
    const { replies } = setUp();
    for (const request of [
      new Request(`${ORIGIN}/v1/users`),
      new Request(`${ORIGIN}/v1/static-not/a`),
      new Request(`${ORIGIN}${LESSON}`, { headers: { authorization: 'Bearer a' } }),
      new Request(`${ORIGIN}${LESSON}`, { method: 'POST' }),
      new Request(`${ORIGIN}${LESSON}?${'a'.repeat(2_000)}`),
    ])
      expect(replies.answer(request)).toBeUndefined();
  });
});

describe('media', () => {
  test('with their version come from the copy without asking', async () => {
    const { get, open, asked } = setUp();
    await open(SOUND, sound());
    expect(new Uint8Array(await (await get(SOUND)).arrayBuffer())).toEqual(OGG);
    expect(asked).toHaveLength(1);
  });

  test('are played in parts', async () => {
    const { get, open } = setUp();
    await open(SOUND, sound());
    const part = await get(SOUND, { range: 'bytes=4-6' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 4-6/10',
      '3',
    ]);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([1, 2, 3]);
    expect([...new Uint8Array(await (await get(SOUND, { range: 'bytes=-2' })).arrayBuffer())]).toEqual([
      5, 6,
    ]);
    expect((await get(SOUND, { range: 'bytes=8-' })).headers.get('content-range')).toBe('bytes 8-9/10');
    expect((await get(SOUND, { range: 'bytes=10-' })).status).toBe(416);
    expect((await get(SOUND, { range: 'bytes=0-1,4-5' })).status).toBe(200);
  });

  test('that aren’t what their type says aren’t kept', async () => {
    const { open, kept } = setUp();
    await open(SOUND, new Response('<html>', { headers: { 'content-type': 'audio/ogg' } }));
    await open(SOUND, new Response(OGG, { status: 206, headers: { 'content-type': 'audio/ogg' } }));
    await open(SOUND, new Response(OGG, { headers: { 'content-type': 'application/octet-stream' } }));
    await open(SOUND, new Response('<html>', { headers: { 'content-type': 'text/plain' } }));
    expect(kept.size).toBe(0);
  });
});

describe('keeping a lesson', () => {
  test('asks the server, even if there’s a copy, and says what became of it', async () => {
    const { get, open, server, kept } = setUp();
    await open(LESSON, json({ Title: 'old' }));
    server.reply = async () => json({ Title: 'new' });
    const reply = await get(LESSON, { [KEEP_HEADER]: 'course' });
    expect([reply.headers.get(KEPT_HEADER), await reply.json()]).toEqual(['kept', { Title: 'new' }]);
    expect(kept.get(LESSON)?.course).toBe('course');
    server.reply = fails;
    await expect(get(LESSON, { [KEEP_HEADER]: 'course' })).rejects.toThrow('fetch failed');
  });

  test('skips what hasn’t changed, and refuses what’s too big', async () => {
    const { get, open, server } = setUp();
    await open(LESSON, json({ Title: 'kept' }, { etag: '"1"' }));
    server.reply = async () => new Response(null, { status: 304 });
    const same = await get(LESSON, { [KEEP_HEADER]: 'course' });
    expect([same.headers.get(KEPT_HEADER), await same.json()]).toEqual(['kept', { Title: 'kept' }]);
    server.reply = async () => json({ Text: 'x'.repeat(5_000_000) });
    expect((await get(LESSON, { [KEEP_HEADER]: 'course' })).headers.get(KEPT_HEADER)).toBe('unfit');
  });
});
