import { expect, test } from 'vitest';
import { pressedShortcut, SHORTCUTS, type ShortcutName, shortcutKeys } from './shortcuts';

const press = (text: string) => {
  const keys = text.split(' ');
  const has = (name: string) => keys.includes(name);
  return {
    key: keys.at(-1)!,
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  };
};

test.each<[string, ShortcutName | undefined]>([
  ['Ctrl k', 'find'],
  ['Meta k', 'find'],
  ['Shift ?', 'shortcuts'],
  ['?', 'shortcuts'],
  ['Ctrl Enter', 'run'],
  ['Ctrl Shift Enter', 'submit'],
  ['Ctrl .', 'nextLesson'],
  ['Meta ,', 'previousLesson'],
  ['Ctrl g', 'nextHelpTab'],
  ['Ctrl Shift G', 'previousHelpTab'],
  ['Ctrl Escape', 'leaveEditor'],
  ['Ctrl m', 'toggleTab'],
  ['Meta m', undefined],
  ['g', undefined],
  ['Enter', undefined],
  ['Ctrl Alt k', undefined],
  ['Ctrl ?', undefined],
])('%s is %s', (keys, name) => {
  expect(pressedShortcut(press(keys))).toBe(name);
});

test('keys are named as on the keyboard', () => {
  expect(shortcutKeys('submit', false)).toEqual(['Ctrl', 'Shift', 'Enter']);
  expect(shortcutKeys('submit', true)).toEqual(['⌘', '⇧', 'Enter']);
  expect(shortcutKeys('leaveEditor', false)).toEqual(['Esc']);
  expect(shortcutKeys('toggleTab', true)).toEqual(['Ctrl', 'M']);
});

test('no two shortcuts have the same keys', () => {
  const names = Object.keys(SHORTCUTS) as ShortcutName[];
  expect(new Set(names.map((name) => shortcutKeys(name).join(' '))).size).toBe(names.length);
});
