export class BoardError extends Error {}

export class Board {
  notices = [];

  pin(title) {
    notices.push(title);
  }
}
