export class BoardError extends Error {
  name = "BoardError";
}

export class Board {
  #notices = [];

  constructor(room) {
    this.room = room;
  }

  pin(title) {
    if (this.#notices.length > this.room) throw new BoardError(`full: no room for ${title}`);
    this.#notices.push(title);
  }

  take(title) {
    if (!this.#notices.includes(title)) throw new BoardError(`not found: ${title}`);
    this.#notices = this.#notices.filter((each) => each !== title);
  }

  get titles() {
    return [...this.#notices];
  }
}
