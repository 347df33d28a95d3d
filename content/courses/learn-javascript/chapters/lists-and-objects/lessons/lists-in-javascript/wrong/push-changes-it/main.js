export function newest(board) {
  return board.at(-1);
}

export function pin(board, notice) {
  board.push(notice);
  return board.slice(-3);
}
