import { type Attack, javascript, javascriptDeed, python, pythonDeed } from './attack';

const pythonFiles = ['/etc/passwd', '/proc/self/environ', '../../../../../../etc/hostname'];

/** Programs that reach for the machine: its files, environment, processes, native code. */
export const host: Attack[] = [
  ...pythonFiles.map((path) => pythonDeed(`reading ${path}`, `open(${JSON.stringify(path)}, 'rb').read()`)),
  pythonDeed('a symlink to the outside', 'import os\nos.symlink("/etc/passwd", "link")\nopen("link").read()'),
  pythonDeed('a hard link to the outside', 'import os\nos.link("/etc/passwd", "link")\nopen("link").read()'),
  pythonDeed('a folder of the outside', 'import os\nos.listdir("/etc")'),
  pythonDeed('leaving by ..', 'import os\nos.chdir("/")\nos.chdir("../../..")\nopen("etc/passwd").read()'),
  pythonDeed(
    'an open descriptor of the host',
    'import os\nfor fd in range(3, 1000):\n    try: os.listdir(f"/proc/self/fd/{fd}")\n    except OSError: continue\n    break\nelse: raise ValueError',
  ),
  pythonDeed('writing to the outside', 'open("/etc/cron.d/x", "w").write("x")'),
  pythonDeed('running a program', 'import os\nassert os.system("id") == 0'),
  pythonDeed(
    'a bomb of threads',
    'import threading\nfor _ in range(1000): threading.Thread(target=lambda: None).start()',
  ),
  pythonDeed('native code by ctypes', 'import ctypes\nctypes.CDLL(None).getpid()'),
  pythonDeed('a signal to another process', 'import os\nos.kill(os.getppid(), 9)'),
  pythonDeed('the host`s JavaScript', 'import js\njs.process'),
  python.held(
    'the environment',
    'import os\nprint("ESCAPED" if any("CANARY" in k + v for k, v in os.environ.items()) or "HOME" in os.environ else "held")',
  ),
  python.held(
    'who it is and where',
    'import os, sys, platform\nt = repr((sys.argv, sys.path, sys.executable, os.getcwd(), *platform.uname()))\nprint("ESCAPED" if "/home" in t or "node" in t or "resources" in t else "held")',
  ),
  python.capped('bringing the process down', 'import os\nos.abort()\nprint("SURVIVED")'),
  python.capped(
    'a crash of the interpreter',
    'import faulthandler\nfaulthandler._sigsegv()\nprint("SURVIVED")',
  ),
  python.capped(
    'bad byte code',
    'f = lambda: 1\nf.__code__ = f.__code__.replace(co_code=b"\\x64\\xff" * 50, co_consts=())\nf()\nprint("SURVIVED")',
  ),

  javascriptDeed('the function constructor', '(function () {}).constructor("return process")().env;'),
  javascriptDeed('the constructor of a host function', 'console.log.constructor("return process")().env;'),
  javascriptDeed('the caller of a callback', '[1].map(function f() { return f.caller.arguments; });'),
  javascriptDeed(
    'structured stack traces',
    'let t; Error.prepareStackTrace = (_, s) => { t = s; }; new Error().stack; t[0].getThis().process.env;',
  ),
  javascript.held(
    'imports of the host',
    `for (const name of ['node:fs', 'std', 'qjs:std', '/etc/passwd', '../../../../etc/passwd', 'file:///etc/passwd', 'data:text/javascript,1']) {
  try { await import(name); console.log('ESCAPED', name); } catch {}
}
console.log('held');`,
  ),
  javascript.held(
    'what is global',
    `const odd = Object.getOwnPropertyNames(globalThis).filter((n) => /process|require|module|^Buffer|global$|fetch|XMLHttp|WebSocket|EventSource|Beacon|WebAssembly|Worker|Deno|Bun$|importScripts|scriptArgs|bjson|std$|os$/i.test(n));
console.log(odd.length ? 'ESCAPED ' + odd : 'held');`,
  ),
  javascript.held(
    'odd things to print',
    `const odd = [{ toString() { throw 1; } }, Object.create(null), Symbol('x'), new Proxy({}, { get() { throw 1; } }), { toString: () => ({}) }];
for (const each of odd) { try { console.error(each); } catch {} }
console.log('held');`,
  ),
];

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
