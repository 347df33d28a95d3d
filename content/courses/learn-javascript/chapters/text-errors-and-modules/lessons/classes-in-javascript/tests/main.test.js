import { Board, BoardError } from './main.js';

function errorOf(action) {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('pins notices', () => {
  const board = new Board(3);
  board.pin('Fair');
  board.pin('Soup');
  expect(board.titles, 'titles after two pins').toEqual(['Fair', 'Soup']);
});

it('throws a BoardError when it is full', () => {
  const board = new Board(1);
  board.pin('Fair');
  const error = errorOf(() => board.pin('Soup'));
  expect(error, 'what pin("Soup") threw').toBeInstanceOf(BoardError);
  expect(error.message, 'its message').toBe('full: no room for Soup');
  expect(error.name, 'its name').toBe('BoardError');
});

it('takes notices down', () => {
  const board = new Board(3);
  board.pin('Fair');
  board.pin('Soup');
  board.take('Fair');
  expect(board.titles, 'titles after take("Fair")').toEqual(['Soup']);
});

it('throws for a notice that is not there', () => {
  expect(() => new Board(3).take('Fair')).toThrow('not found: Fair');
});
