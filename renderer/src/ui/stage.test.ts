import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage';

let stage: Stage;
let seen: string[];
const play = (name: string, durationMs: number, place?: 'front' | 'back') =>
  stage.takeTurn(durationMs, () => seen.push(name), place);

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  seen = [];
});
afterEach(() => vi.useRealTimers());

test('a motion in front starts right away, and the next one when it is over', () => {
  play('card', 600, 'front');
  play('confetti', 200, 'front');
  expect(seen).toEqual(['card']);
  vi.advanceTimersByTime(599);
  expect(seen).toEqual(['card']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['card', 'confetti']);
});

test('the header waits for what is in front, even if it asked first', () => {
  play('header', 2000);
  play('card', 600, 'front');
  vi.advanceTimersByTime(300);
  play('confetti', 200, 'front');
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(['card', 'confetti']);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['card', 'confetti', 'header']);
});

test('a canceled turn never starts, and one that is ended early makes room', () => {
  const endCard = play('card', 600, 'front');
  const cancel = play('header', 2000);
  play('number', 100);
  vi.advanceTimersByTime(200);
  cancel();
  endCard();
  expect(seen).toEqual(['card', 'number']);
});
