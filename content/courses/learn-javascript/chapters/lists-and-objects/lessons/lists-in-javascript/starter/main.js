export function newest(board) {
  return board[0];
}

export function pin(board, notice) {
  return board.push(notice);
}

console.log(pin(["Fair", "Lost cat"], "Hinges"));
