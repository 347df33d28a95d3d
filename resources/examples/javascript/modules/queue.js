/** First come, first served. */
export class Queue {
  #waiting = [];

  get length() {
    return this.#waiting.length;
  }

  get isEmpty() {
    return this.length === 0;
  }

  get next() {
    return this.#waiting[0];
  }

  join(order) {
    this.#waiting.push(order);
  }

  leave() {
    if (this.isEmpty) throw new Error('nobody is waiting');
    return this.#waiting.shift();
  }
}
