import { type Attack, javascript, javascriptAttempt, python, pythonAttempt } from './attack';

const pythonFiles = ['/etc/passwd', '/proc/self/environ', '../../../../../../etc/hostname'];

/** Programs that try to reach the machine: its files, environment, processes or native code. */
export const host: Attack[] = [
  ...pythonFiles.map((path) =>
    pythonAttempt(`reading ${path}`, `open(${JSON.stringify(path)}, 'rb').read()`),
  ),
  pythonAttempt(
    'a symlink out of the sandbox',
    'import os\nos.symlink("/etc/passwd", "link")\nopen("link").read()',
  ),
  pythonAttempt(
    'a hard link out of the sandbox',
    'import os\nos.link("/etc/passwd", "link")\nopen("link").read()',
  ),
  pythonAttempt('listing a host folder', 'import os\nos.listdir("/etc")'),
  pythonAttempt(
    'leaving through ..',
    'import os\nos.chdir("/")\nos.chdir("../../..")\nopen("etc/passwd").read()',
  ),
  pythonAttempt(
    'an open descriptor of the host',
    'import os\nfor fd in range(3, 1000):\n    try: os.listdir(f"/proc/self/fd/{fd}")\n    except OSError: continue\n    break\nelse: raise ValueError',
  ),
  pythonAttempt('writing outside the sandbox', 'open("/etc/cron.d/x", "w").write("x")'),
  pythonAttempt('running a program', 'import os\nassert os.system("id") == 0'),
  pythonAttempt(
    'a thread bomb',
    'import threading\nfor _ in range(1000): threading.Thread(target=lambda: None).start()',
  ),
  pythonAttempt('native code through ctypes', 'import ctypes\nctypes.CDLL(None).getpid()'),
  pythonAttempt('a signal to another process', 'import os\nos.kill(os.getppid(), 9)'),
  pythonAttempt('the host’s JavaScript', 'import js\njs.process'),
  python.held(
    'the environment',
    'import os\nprint("ESCAPED" if any("CANARY" in k + v for k, v in os.environ.items()) or "HOME" in os.environ else "held")',
  ),
  python.held(
    'its identity and location',
    'import os, sys, platform\nt = repr((sys.argv, sys.path, sys.executable, os.getcwd(), *platform.uname()))\nprint("ESCAPED" if "/home" in t or "node" in t or "resources" in t else "held")',
  ),
  python.capped('aborting the process', 'import os\nos.abort()\nprint("SURVIVED")'),
  python.capped(
    'crashing the interpreter',
    'import faulthandler\nfaulthandler._sigsegv()\nprint("SURVIVED")',
  ),
  python.capped(
    'invalid bytecode',
    'f = lambda: 1\nf.__code__ = f.__code__.replace(co_code=b"\\x64\\xff" * 50, co_consts=())\nf()\nprint("SURVIVED")',
  ),

  javascriptAttempt('the function constructor', '(function () {}).constructor("return process")().env;'),
  javascriptAttempt('the constructor of a host function', 'console.log.constructor("return process")().env;'),
  javascriptAttempt('the caller of a callback', '[1].map(function f() { return f.caller.arguments; });'),
  javascriptAttempt(
    'structured stack traces',
    'let t; Error.prepareStackTrace = (_, s) => { t = s; }; new Error().stack; t[0].getThis().process.env;',
  ),
  javascript.held(
    'importing host modules',
    `for (const name of ['node:fs', 'std', 'qjs:std', '/etc/passwd', '../../../../etc/passwd', 'file:///etc/passwd', 'data:text/javascript,1']) {
  try { await import(name); console.log('ESCAPED', name); } catch {}
}
console.log('held');`,
  ),
  javascript.held(
    'global names',
    `const odd = Object.getOwnPropertyNames(globalThis).filter((n) => /process|require|module|^Buffer|global$|fetch|XMLHttp|WebSocket|EventSource|Beacon|WebAssembly|Worker|Deno|Bun$|importScripts|scriptArgs|bjson|std$|os$/i.test(n));
console.log(odd.length ? 'ESCAPED ' + odd : 'held');`,
  ),
  javascript.held(
    'objects that break printing',
    `const odd = [{ toString() { throw 1; } }, Object.create(null), Symbol('x'), new Proxy({}, { get() { throw 1; } }), { toString: () => ({}) }];
for (const each of odd) { try { console.error(each); } catch {} }
console.log('held');`,
  ),
];

/** Programs that try to reach the network. `port` is a listener in the test that they must not reach. */
export const network = (port: number): Attack[] => [
  pythonAttempt(
    'a connection',
    `import socket\nsocket.create_connection(("127.0.0.1", ${port}), 1).send(b"x")`,
  ),
  pythonAttempt(
    'a socket from a descriptor',
    'import socket\nfor fd in range(1000):\n    try: socket.socket(fileno=fd).getpeername()\n    except OSError: continue\n    break\nelse: raise ValueError',
  ),
  pythonAttempt('a listener', 'import socket\ns = socket.socket()\ns.bind(("127.0.0.1", 0))\ns.listen()'),
  pythonAttempt('a DNS lookup', 'import socket\nsocket.getaddrinfo("localhost", 80)'),
  javascriptAttempt('fetch', `fetch("http://127.0.0.1:${port}/");`),
];
