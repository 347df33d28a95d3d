import { expect, test } from 'vitest';
import { browserRecognition, type Recognition } from './speech';
import { addSpeech, SpeechStore } from './speech.store';

function setUp() {
  const recognition: Recognition = {
    continuous: false,
    interimResults: false,
    lang: '',
    onresult: null,
    onerror: null,
    onend: null,
    start: () => {},
    stop: () => recognition.onend?.(),
    abort: () => recognition.onend?.(),
  };
  const said: string[] = [];
  const speech = new SpeechStore(recognition, (text) => said.push(text));
  const hear = (...parts: [string, boolean][]) =>
    recognition.onresult?.({
      resultIndex: 0,
      results: parts.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })),
    });
  return { speech, recognition, said, hear };
}

test('what is understood for good becomes text; the rest is shown while it may change', () => {
  const { speech, said, hear } = setUp();
  speech.toggle();
  hear([' a hash map ', true], ['finds the', false]);
  expect([said, speech.interim, speech.isListening]).toEqual([['a hash map'], 'finds the', true]);
  speech.toggle();
  expect([speech.isListening, speech.interim]).toEqual([false, '']);
});

test('a microphone that isn’t allowed says what to do', () => {
  const { speech, recognition } = setUp();
  speech.start();
  recognition.onerror?.({ error: 'not-allowed' });
  recognition.onend?.();
  expect(speech.error).toMatch(/Allow it in the address bar, or type/);
  expect(speech.isListening).toBe(false);
  speech.start();
  expect(speech.error).toBeNull();
});

test('a browser without speech recognition has none', () => {
  const speech = new SpeechStore(browserRecognition({}), () => {});
  speech.toggle();
  expect([speech.isSupported, speech.isListening]).toEqual([false, false]);
});

test.each([
  ['', 'a set', 'A set'],
  ['A set', 'has no order', 'A set has no order'],
  ['Done. ', 'next', 'Done. Next'],
  ['A set', '', 'A set'],
])('%j and %j become %j', (text, spoken, both) => {
  expect(addSpeech(text, spoken)).toBe(both);
});
