import { type Attack, javascriptDeed, pythonDeed } from './attack';

/** Programs that reach for the network; `port` is a listener of the test's that nothing must reach. */
export const network = (port: number): Attack[] => [
  pythonDeed('a connection', `import socket\nsocket.create_connection(("127.0.0.1", ${port}), 1).send(b"x")`),
  pythonDeed(
    'a socket of a descriptor',
    'import socket\nfor fd in range(1000):\n    try: socket.socket(fileno=fd).getpeername()\n    except OSError: continue\n    break\nelse: raise ValueError',
  ),
  pythonDeed('a listener', 'import socket\ns = socket.socket()\ns.bind(("127.0.0.1", 0))\ns.listen()'),
  pythonDeed('a name', 'import socket\nsocket.getaddrinfo("localhost", 80)'),
  javascriptDeed('fetch', `fetch("http://127.0.0.1:${port}/");`),
];
