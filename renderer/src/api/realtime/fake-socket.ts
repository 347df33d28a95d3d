/** A WebSocket played by hand, for tests: `FakeSocket.last` is the newest one that was opened. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** The server ends the connection. */
  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }

  /** The connection cannot be made, or breaks. */
  fail(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('error'), { error: new Error('broken'), message: 'broken' }));
  }

  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
