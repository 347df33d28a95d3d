const FIELD = 'data:';

/** The data of server-sent events that are a line each, as language models send them. Ending early ends the connection. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* dataOf(lines);
  }
  yield* dataOf([rest]);
}

const dataOf = (lines: string[]) =>
  lines.filter((line) => line.startsWith(FIELD)).map((line) => line.slice(FIELD.length).trim());
