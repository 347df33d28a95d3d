export function newest(board) {
  return board.at(-1);
}

export function pin(board, notice) {
  return [...board].push(notice);
}
