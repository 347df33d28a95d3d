import { placeOf } from '@shared/rules/levels';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuccessCard, type SuccessCardProps } from './SuccessCard';

const LINES = [
  { name: 'Lesson', percent: 0, xp: 50 },
  { name: 'First lesson of the day', percent: 0, xp: 200 },
  { name: 'Level multiplier', percent: 1, xp: 250 },
];

/** The texts of the finished card, in order. */
const texts = (over: Partial<SuccessCardProps> = {}) =>
  renderToStaticMarkup(<SuccessCard isStill message="Correct!" xp={500} lines={LINES} {...over} />)
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);

test('the card says what was earned and how', () => {
  expect(texts()).toEqual([
    '+500 XP',
    'Correct!',
    ...[
      'Lesson',
      '+50',
      'First lesson of the day',
      '+200',
      'Level multiplier',
      '+100%',
      'on every lesson until level 30',
    ],
    '+250',
  ]);
});

test('a new level is named once', () => {
  const shown = texts({ level: { from: placeOf(0), to: placeOf(500) }, brings: 'Leagues' });
  expect(shown.filter((text) => /^level \d/i.test(text))).toEqual(['Level 2']);
  expect(shown.slice(shown.indexOf('Level 2'))).toEqual(['Level 2', '100 / 480 XP', 'Leagues']);
});

test('a level that stays the same brings nothing', () => {
  const shown = texts({ level: { from: placeOf(0), to: placeOf(50) }, brings: 'Leagues' });
  expect(shown).not.toContain('Leagues');
});

test('the first success of a day names the day of the streak', () => {
  expect(texts({ streakDay: 5 }).join(' ')).toContain('Correct! Day 5 of your streak Lesson');
});

test('milestones, actions and a footer have their places', () => {
  const shown = texts({
    milestones: ['Chapter 1 complete: First Sparks'],
    actions: 'Next',
    footer: 'Keep it',
  });
  expect(shown).toContain('Chapter 1 complete: First Sparks');
  expect(shown.indexOf('Next')).toBeLessThan(shown.indexOf('Lesson'));
  expect(shown.at(-1)).toBe('Keep it');
});

test('Boots cheers for the first success ever, and only then', () => {
  const card = (isFirstEver: boolean) =>
    renderToStaticMarkup(
      <SuccessCard isStill message="Correct!" xp={500} lines={LINES} isFirstEver={isFirstEver} />,
    );
  expect(card(true)).toContain('data-mood="bootspog"');
  expect(card(false)).not.toContain('data-mood');
});

test('a first success that pays nothing shows why', () => {
  const lines = [LINES[0]!, { name: 'Solution viewed', percent: -1, xp: -50 }];
  expect(texts({ xp: 0, lines }).join(' ')).toBe('+0 XP Correct! Lesson +50 Solution viewed −100% −50');
});
