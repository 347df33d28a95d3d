export function newest(board) {
  return board.at(-1);
}

export function pin(board, notice) {
  const longer = [...board, notice];
  if (longer.length >= 3) return longer.slice(1);
  return longer;
}
