import { createServer, type Server, type Socket } from 'node:net';

/** As much of SMTP as it takes to receive a message. */
export class TinySmtpServer {
  readonly messages: { to: string; data: string }[] = [];
  connections = 0;
  /** The reply to the next recipients; undefined accepts them. */
  refuse: string | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.talk(socket));
  }

  static async start(): Promise<TinySmtpServer> {
    const server = createServer();
    const tiny = new TinySmtpServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return tiny;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private talk(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    let [received, to, inData] = ['', '', false];
    socket.on('error', () => undefined); // the client may hang up as it likes
    socket.write('220 tiny\r\n');
    socket.on('data', (chunk) => {
      received += chunk.toString();
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (inData) this.messages.push({ to, data: line });
        if (/^RCPT/i.test(line) && !inData) to = /<.*>/.exec(line)?.[0] ?? '';
        socket.write(`${inData ? '250 kept' : this.answer(line)}\r\n`);
        inData = !inData && /^DATA/i.test(line);
      }
    });
  }

  private answer(line: string): string {
    if (/^RCPT/i.test(line) && this.refuse) return this.refuse;
    return /^DATA/i.test(line) ? '354 go on' : '250 ok';
  }
}
