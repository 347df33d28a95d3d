import { expect, test } from 'vitest';
import { EventDecoder, encodeEvent, KEEP_ALIVE, type StreamEvent } from './event-stream';

const EVENTS: StreamEvent[] = [
  { type: 'message', id: 1, data: { Text: 'Two\n\nlines: “one”\r\nand another' } },
  { type: 'message', id: 2, data: null },
  { type: 'end', data: { Score: 1 } },
];
const STREAM = [KEEP_ALIVE, ...EVENTS.map(encodeEvent)].join(KEEP_ALIVE);

test('events arrive as they were sent, wherever the network cuts them', () => {
  for (let size = 1; size <= STREAM.length; size++) {
    const decoder = new EventDecoder();
    const pieces = STREAM.match(new RegExp(`.{1,${size}}`, 'gs'))!;
    expect(pieces.flatMap((piece) => decoder.push(piece))).toEqual(EVENTS);
  }
});

test('one that isn’t complete hasn’t arrived', () => {
  expect(new EventDecoder().push(encodeEvent(EVENTS[0]!).slice(0, -1))).toEqual([]);
});
