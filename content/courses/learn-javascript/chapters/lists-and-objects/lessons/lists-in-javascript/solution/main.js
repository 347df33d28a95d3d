export function newest(board) {
  return board.at(-1);
}

export function pin(board, notice) {
  const longer = [...board, notice];
  return longer.slice(-3);
}
