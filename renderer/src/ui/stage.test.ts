import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage';

let stage: Stage;
let seen: string[];
const play = (name: string, durationMs: number, place?: 'front' | 'back') =>
  stage.takeTurn(durationMs, (isLate) => seen.push(isLate ? `${name}, late` : name), place);

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

test('the header catches up with what is in front once that is over, even if it asked first', () => {
  play('header', 2000);
  play('card', 600, 'front');
  vi.advanceTimersByTime(300);
  play('confetti', 200, 'front');
  expect(seen).toEqual(['card']);
  vi.advanceTimersByTime(300);
  expect(seen).toEqual(['card', 'header, late', 'confetti']);
});

test('the header doesn’t wait for the end of a long motion', () => {
  play('confetti', 3000, 'front');
  play('header', 2000);
  vi.advanceTimersByTime(799);
  expect(seen).toEqual(['confetti']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['confetti', 'header, late']);
});

test('with nothing in front, the surroundings move one after the other', () => {
  play('flame', 600);
  play('header', 2000);
  vi.advanceTimersByTime(699);
  expect(seen).toEqual(['flame']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['flame', 'header']);
});

test('a canceled turn never starts, and one that is ended early makes room', () => {
  const endCard = play('card', 600, 'front');
  const cancel = play('header', 2000);
  play('confetti', 100, 'front');
  vi.advanceTimersByTime(200);
  cancel();
  endCard();
  expect(seen).toEqual(['card', 'confetti']);
});
