import type { CodeFile } from '@web/api';
import { lessonRef } from '@web/exercises';
import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { GUEST } from '@web/stores';
import { expect, test } from 'vitest';
import { KeptWork } from '../../kept-work';
import { ProgramStore } from './program.store';

const EXERCISE = lessonRef('lesson-1');
const file = (name: string, content: string, over: Partial<CodeFile> = {}): CodeFile => ({
  name,
  content,
  isHidden: false,
  isReadonly: false,
  ...over,
});
const STARTER = [
  file('main.py', 'start'),
  file('data.py', 'data', { isReadonly: true }),
  file('secret.py', 'secret', { isHidden: true }),
];

function setUp() {
  const kept = new KeptWork(fakePlatform().storage, 'code', EXERCISE);
  const open = (owner = GUEST, files = STARTER) =>
    new ProgramStore({ language: 'python', files }, kept, owner);
  return { kept, open };
}
const code = (program: ProgramStore) => program.files[0]?.content;

test('code survives a reload', () => {
  const { open } = setUp();
  open().edit('main.py', 'mine');
  expect(code(open())).toBe('mine');
});

test('hidden files are not shown, read-only ones cannot be changed, and neither is submitted', () => {
  const program = setUp().open();
  program.edit('data.py', 'hacked');
  program.edit('secret.py', 'hacked');
  expect(program.visibleFiles.map(({ name }) => name)).toEqual(['main.py', 'data.py']);
  expect(program.editableFiles.map(({ name }) => name)).toEqual(['main.py']);
  expect(program.sources.map(({ content }) => content)).toEqual(['start', 'data', 'secret']);
});

test('starting over restores the starter and stores nothing', () => {
  const { kept, open } = setUp();
  const program = open();
  program.edit('main.py', 'mine');
  program.reset();
  expect(code(program)).toBe('start');
  expect(kept.read(GUEST)).toBeNull();
});

test('a guest’s code moves to the user who signs in', () => {
  const { kept, open } = setUp();
  const program = open();
  program.edit('main.py', 'as a guest');
  program.setOwner('ada');
  expect(code(program)).toBe('as a guest');
  expect(kept.read(GUEST)).toBeNull();
  program.setOwner(GUEST);
  expect(code(program)).toBe('start');
});

test('a user’s own code is never replaced by a guest’s, which can be taken over or discarded', () => {
  const { open } = setUp();
  open('ada').edit('main.py', 'by ada');
  const program = open(GUEST);
  program.edit('main.py', 'as a guest');
  program.setOwner('ada');
  expect(code(program)).toBe('by ada');
  expect(program.guestProgram?.files).toEqual({ 'main.py': 'as a guest' });
  program.settleGuestProgram(true);
  expect(code(program)).toBe('as a guest');
  expect(code(open('ada'))).toBe('as a guest');
  expect(open('ada').guestProgram).toBeNull();
});

test('a new starter keeps the learner’s code and says so, once', () => {
  const { open } = setUp();
  open().edit('main.py', 'mine');
  const newer = [file('main.py', 'new start'), file('more.py', 'more')];
  const program = open(GUEST, newer);
  expect([code(program), program.files[1]?.content, program.starterChanged]).toEqual(['mine', 'more', true]);
  program.keepMine();
  expect([code(open(GUEST, newer)), open(GUEST, newer).starterChanged]).toEqual(['mine', false]);
});

test('unchanged code is updated to a new starter silently', () => {
  const { open } = setUp();
  open();
  const program = open(GUEST, [file('main.py', 'new start')]);
  expect([code(program), program.starterChanged]).toEqual(['new start', false]);
});

test('code that an earlier version of the app stored is read, and is known to be for this starter', () => {
  const { kept, open } = setUp();
  kept.write(GUEST, '{"starter":"19nj69r","files":{"main.py":"mine"}}');
  const program = open();
  expect([code(program), program.starterChanged]).toEqual(['mine', false]);
});

test('a restored version is stored, and one of an older starter says so', () => {
  const { open } = setUp();
  const old = open('ada', [file('main.py', 'old start')]);
  old.edit('main.py', 'mine');
  const { work } = old;
  const program = open();
  program.restore(work);
  expect([code(program), program.starterChanged, code(open())]).toEqual(['mine', true, 'mine']);
  program.restore({ answer: null, starter: null });
  expect([code(program), program.starterChanged, program.isChanged]).toEqual(['start', false, false]);
});

test('only files that a learner can change are restored', () => {
  const program = setUp().open();
  const files = ['data.py', 'secret.py', 'gone.py'].map((name) => ({ name, content: 'hacked' }));
  program.restore({ answer: { files }, starter: null });
  expect(program.sources.map(({ content }) => content)).toEqual(['start', 'data', 'secret']);
});

test('code that the browser can’t store stays on the screen when a guest signs in', () => {
  const full = refusingStorage;
  const starter = { language: 'python' as const, files: STARTER };
  const program = new ProgramStore(starter, new KeptWork(full, 'code', EXERCISE), GUEST);
  program.edit('main.py', 'mine');
  expect(program.isStored).toBe(false);
  program.setOwner('ada');
  expect(code(program)).toBe('mine');
  program.setOwner(GUEST);
  expect(code(program)).toBe('start');
});

test('unreadable stored code is treated as missing', () => {
  const { kept, open } = setUp();
  kept.write(GUEST, '{"files": 3');
  expect(code(open())).toBe('start');
});
