import { Board, BoardError } from './main.js';

it('keeps two boards apart', () => {
  const a = new Board(2);
  const b = new Board(2);
  a.pin('Fair');
  expect(b.titles, 'the titles of the other board').toEqual([]);
});

it('gives out a copy', () => {
  const board = new Board(2);
  board.pin('Fair');
  board.titles.push('Goldhand: everything must go');
  expect(board.titles, 'titles after somebody pushed to the list they got').toEqual(['Fair']);
});

it('fills up to its room, and has room again after take', () => {
  const board = new Board(2);
  board.pin('a');
  board.pin('b');
  expect(() => board.pin('c')).toThrow(BoardError);
  board.take('a');
  board.pin('c');
  expect(board.titles).toEqual(['b', 'c']);
});

it('hides its notices', () => {
  const board = new Board(2);
  board.pin('Fair');
  const open = Object.keys(board).filter((key) => Array.isArray(board[key]));
  expect(open, 'lists that can be reached from outside').toEqual([]);
});
